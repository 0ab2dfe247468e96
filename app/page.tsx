import { redirect } from 'next/navigation';
import { routes } from '@/lib/routes';

/** The home is the list of sponsors (D7). The guard redirects earlier; this holds where it does not run. */
export default function HomePage() {
  redirect(routes.sponsors.path);
}
