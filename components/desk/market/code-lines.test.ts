import { describe, expect, it } from 'vitest';
import { lineFaults, parseCodeLines } from './code-lines';

const toCodes = (text: string) => parseCodeLines(text).map(({ code }) => code);

describe('the codes of a text', () => {
  it('are one a line, whatever ends a line, without what is empty', () => {
    expect(toCodes('A-1\r\nB-2\n\n  C 3 \rD-4\n')).toEqual(['A-1', 'B-2', 'C 3', 'D-4']);
    expect(toCodes(' \n\t\n')).toEqual([]);
  });

  it('keep the line they stand on', () => {
    expect(parseCodeLines('\nA\n\nB')).toEqual([
      { line: 2, code: 'A' },
      { line: 4, code: 'B' },
    ]);
  });

  it('lose what a table of one column puts around them: a byte order mark, quotes, a separator', () => {
    expect(toCodes('\ufeff"A-1";\n"B ""2"""\nC-3;\nD-4,\n""')).toEqual(['A-1', 'B "2"', 'C-3', 'D-4']);
  });

  it('keep what stands inside of them', () => {
    expect(toCodes('A;B\nC,D\n"E')).toEqual(['A;B', 'C,D', '"E']);
  });
});

describe('the faults of lines', () => {
  const lines = parseCodeLines('A\n\nB\nC');

  it('are named by line, in their order', () => {
    expect(lineFaults({ 'codes.2': ['max.string'], 'codes.1': ['unique', 'invalid'] }, lines)).toEqual([
      { line: 3, rule: 'unique' },
      { line: 4, rule: 'max.string' },
    ]);
  });

  it('are none where the list as a whole was refused, or nothing was', () => {
    expect(lineFaults({ codes: ['required'], 'codes.9': ['unique'], 'codes.x': ['unique'] }, lines)).toEqual(
      [],
    );
    expect(lineFaults(undefined, lines)).toEqual([]);
  });
});
