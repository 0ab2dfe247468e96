/** Where this holds there is content: any member or sponsor. In words of SQL, so that whoever starts us can ask without loading what fills a database. */
export const contentCondition = 'exists (select from users) or exists (select from sponsors)';
