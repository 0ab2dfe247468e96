import type { Handler } from './route';

/**
 * A handler whose failures are an empty 204 to an `<img>`: a picture that cannot be had is simply not there, and the
 * page's console stays clean (R-UP-14). Any other caller gets the error as it is.
 */
export function pictureOrNothing(handler: Handler): Handler {
  return async (request, context) => {
    const answer = await handler(request, context);
    if (answer.ok || request.headers.get('sec-fetch-dest') !== 'image') return answer;
    const headers = new Headers({ 'cache-control': 'no-store' });
    const requestId = answer.headers.get('x-request-id');
    if (requestId) headers.set('x-request-id', requestId);
    return new Response(null, { status: 204, headers });
  };
}
