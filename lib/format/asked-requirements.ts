import { type RequirementName, type Requirements, requirementNames } from '@/contract/requirements';

/** The names of what is asked for, in the order of every checklist. */
export function askedRequirements(requirements: Requirements): readonly RequirementName[] {
  return requirementNames.filter((name) => requirements[name]);
}
