import { notFound } from 'next/navigation';
import type { Area } from '@/contract/areas';
import { getFrame } from '@/lib/data/frame';

/** For the layout of everything below an area's address: 404 while the area is off. */
export async function assertAreaOn(area: Area): Promise<void> {
  if ((await getFrame()).areasOff.includes(area)) notFound();
}
