/** Where feed readers find the articles. */
export const newsFeedPath = '/haberler/rss.xml';
