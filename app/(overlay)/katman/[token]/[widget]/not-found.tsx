import '@/components/overlays/overlays.css';

/** Nothing at all: a page of the site must not stand in somebody's stream. */
export default function NoOverlay() {
  return <main className="ov-page" />;
}
