import { describe, expect, test } from 'vitest';
import { figureSubjects } from '@/contract/desk-figures';
import { type DeskViewer, deskPagesFor, mayOpenDesk } from './desk-pages';
import { actingOn, mayReadFigure } from './desk-rights';

const none = { granted: [], withdrawn: [] };

describe('the pages of the back office', () => {
  test('are those of the role, with what was granted and without what was withdrawn', () => {
    const open = deskPagesFor({
      permission: 'editor',
      rights: { granted: ['members', 'settings'], withdrawn: ['inbox'] },
    });
    expect(open).toEqual(expect.arrayContaining(['content', 'media', 'members', 'settings', 'look']));
    expect(open).not.toContain('inbox');
    expect(open).not.toContain('audit');
    expect(mayOpenDesk({ permission: 'editor', rights: none }, 'members')).toBe(false);
    expect(mayOpenDesk({ permission: 'editor' }, 'inbox')).toBe(true);
  });

  test('of the team and of the second confirmation are lent to nobody', () => {
    const rights = {
      granted: ['content', 'inbox', 'contests', 'members', 'economy', 'settings', 'audit'] as const,
      withdrawn: [],
    };
    for (const page of ['team', 'fourEyes'] as const)
      expect(
        mayOpenDesk({ permission: 'moderator', rights: { ...rights, granted: [...rights.granted] } }, page),
      ).toBe(false);
  });

  test('show who was granted their right what its role sees there, and nowhere else', () => {
    const viewer = { permission: 'editor', rights: { granted: ['audit' as const], withdrawn: [] } };
    expect(actingOn(viewer, '/yonetim/kayitlar')).toBe('admin');
    expect(actingOn(viewer, '/yonetim/icerik/news')).toBe('editor');
  });

  test('show of the figures what belongs to the rights that somebody has', () => {
    const rights = { granted: ['members' as const], withdrawn: ['inbox' as const] };
    const read = (viewer: DeskViewer) => figureSubjects.filter((one) => mayReadFigure(viewer, one));
    expect(read({ permission: 'editor' })).toEqual(['clicks', 'claims']);
    expect(read({ permission: 'editor', rights })).toEqual(['members', 'clicks']);
    expect(read({ permission: 'moderator', rights })).toEqual(['members']);
    expect(read({ permission: 'admin' })).toEqual([...figureSubjects]);
  });
});
