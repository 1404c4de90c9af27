/** A system that sends or receives messages. */
export type Participant = {readonly id: string; readonly name: string};
/** A message, or a note over one or more participants; both give 0-based column numbers. */
export type Step =
  | {readonly kind: 'call' | 'answer'; readonly from: number; readonly to: number; readonly text: string}
  | {readonly kind: 'note'; readonly over: readonly number[]; readonly text: string};
export type Sequence = {readonly participants: readonly Participant[]; readonly steps: readonly Step[]};

const KIND = 'sequenceDiagram';
const PARTICIPANT = /^participant\s+(\w+)(?:\s+as\s+(\S.*))?$/;
const MESSAGE = /^(\w+)\s*(-?)->>\s*(\w+)\s*:\s*(\S.*)$/;
const NOTE = /^Note over\s+(\w+(?:\s*,\s*\w+)*)\s*:\s*(\S.*)$/;

function column(id: string, participants: readonly Participant[]): number {
  const index = participants.findIndex((participant) => participant.id === id);
  if (index < 0)
    throw new Error(
      `participant "${id}" is unknown. Known: ${participants.map((one) => one.id).join(', ') || 'none'}.`,
    );
  return index;
}

function readStep(line: string, participants: readonly Participant[]): Step {
  const [, over, note] = NOTE.exec(line) ?? [];
  if (over) return {kind: 'note', over: over.split(',').map((id) => column(id.trim(), participants)), text: note};
  const [, sender, dash, receiver, text] = MESSAGE.exec(line) ?? [];
  if (!sender) {
    throw new Error(
      `"${line}" cannot be read. Expected "participant A as 名称", "A->>B: 内容", "A-->>B: 内容" or "Note over A,B: 内容".`,
    );
  }
  const [from, to] = [column(sender, participants), column(receiver, participants)];
  if (from === to) throw new Error(`"${line}" goes to its sender. Write "Note over ${sender}: ${text}".`);
  return {kind: dash ? 'answer' : 'call', from, to, text};
}

/**
 * Parses the part of Mermaid's sequence diagrams that the pages use.
 *
 * @throws at the first line with any other syntax
 */
export function readSequence(body: readonly string[]): Sequence {
  const [kind = '', ...lines] = body.map((line) => line.trim()).filter((line) => line && !line.startsWith('%%'));
  if (kind !== KIND) throw new Error(`a diagram of the kind "${kind}" is not supported. Known: ${KIND}.`);
  const participants: Participant[] = [];
  const steps: Step[] = [];
  lines.forEach((line) => {
    const [, id, name = id] = PARTICIPANT.exec(line) ?? [];
    if (id) participants.push({id, name});
    else steps.push(readStep(line, participants));
  });
  if (steps.length === 0) throw new Error('the diagram has no message. Write e.g. "A->>B: 内容".');
  return {participants, steps};
}
