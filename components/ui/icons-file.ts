/** Every icon of the interface in one file, which is kept for good; `node --import tsx artwork/interface-icons.ts` writes both. */
export const iconsFile = '/icons/deefde.svg';
