/** Work under way by key, and what came of it for a while after. */
export interface Flights<T> {
  /** Runs the work, unless the same is under way or ended well less than `rememberMs` ago: then that is answered. */
  run(key: string, work: () => Promise<T>): Promise<T>;
  /** How many are remembered now. */
  held(): number;
}

/** One flight a key however many ask; what failed is forgotten at once. */
export function createFlights<T>(rememberMs: number): Flights<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = work();
      flights.set(key, flight);
      const forget = () => flights.delete(key);
      flight.then(() => setTimeout(forget, rememberMs).unref(), forget);
      return flight;
    },
    held: () => flights.size,
  };
}
