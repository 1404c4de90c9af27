/** Role of a shape in the diagram; its style is in styles.module.css. */
export type Role =
  'answer' | 'back' | 'box' | 'call' | 'dot' | 'head' | 'inner' | 'life' | 'line' | 'name' | 'note' | 'step' | 'value';

/** A shape of a drawing, in the units of its viewBox. */
export type Shape =
  | {readonly kind: 'path'; readonly role: Role; readonly d: string}
  | {
      readonly kind: 'rect';
      readonly role: Role;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx?: number;
    }
  | {readonly kind: 'circle'; readonly role: Role; readonly cx: number; readonly cy: number; readonly r: number}
  | {readonly kind: 'text'; readonly role?: Role; readonly x: number; readonly y: number; readonly text: string}
  | {readonly kind: 'group'; readonly role: Role; readonly shapes: readonly Shape[]};

export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly shapes: readonly Shape[];
};

/** A diagram as a page shows it. */
export type Figure = {
  /** Anchor for links from other places. */
  readonly id?: string;
  readonly title: string;
  readonly drawing: Drawing;
  /** Explains the symbols. */
  readonly legend?: string;
  /** The same information in sentences. */
  readonly words: readonly string[];
  /** The Mermaid text that it was drawn from. */
  readonly source?: string;
};
