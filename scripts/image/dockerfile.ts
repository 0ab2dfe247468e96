import { DockerfileParser, type Instruction, ModifiableInstruction } from 'dockerfile-ast';

/** One step of a Dockerfile. */
export interface Step {
  readonly keyword: string;
  /** `--from=build` is `from` → `build`. */
  readonly flags: ReadonlyMap<string, string>;
  /** What follows the keyword and its flags. */
  readonly text: string;
}

/** A stage: what it begins from, and its steps. */
export interface Stage {
  readonly name: string | null;
  readonly image: string;
  readonly steps: readonly Step[];
}

/** A Dockerfile's stages in order. Throws where it does not begin with one. */
export function readStages(text: string): readonly Stage[] {
  const stages: { name: string | null; image: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = toStep(instruction);
    if (step.keyword === 'FROM') {
      const [image = '', , name] = step.text.split(/\s+/);
      stages.push({ name: name ?? null, image, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`${step.keyword} stands before the first FROM`);
      stage.steps.push(step);
    }
  }
  return stages;
}

function toStep(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  return {
    keyword: instruction.getKeyword(),
    flags: new Map(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    text: (instruction.getArgumentsContent() ?? '').trim(),
  };
}
