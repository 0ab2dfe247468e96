import { transact } from '../db/transact';
import { placeOrder } from '../services/orders/place-order';
import type { TestApp } from './app.fixture';
import { giveSikke } from './orders.fixture';

/** Makes an order of an item for a member, who gets the Sikke for it. */
export async function makeOrder(api: TestApp, userId: string, slug: string): Promise<string> {
  await giveSikke(api, userId, 1000);
  const { db: _, ...rest } = api.deps;
  const caller = { requestId: 'test', clientAddress: '', clientAgent: '' };
  const address = { name: 'Ada', surname: 'Örnek', phone: '+90 500 000 00 00', address: 'Sokak 1' };
  const input = { expected_price: 100, ...address, city: 'İzmir', country: 'Türkiye', zipcode: '35000' };
  return transact(api.deps.db, (tx) => placeOrder({ ...rest, ...caller, tx }, { userId, slug, input }));
}
