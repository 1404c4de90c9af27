/**
 * Copy of the home page. Links are docs of the version that the reader prefers, named by id; the cards, the newest change and the answer of
 * the example come from the sidebar, the contracts and the samples of the latest version.
 */
import data from './home.json';

type Target = {readonly docId: string; readonly fragment?: string};

export const hero = data.hero;

/** The interface on the first screen, shown by its curl sample and response; nothing is shown for null. */
export const example: string | null = data.example;

/** The steps of an integration, in order; an empty list hides the section. */
export const steps: readonly (Target & {readonly title: string; readonly text: string})[] = data.steps;
