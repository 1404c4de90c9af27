import React from 'react';
import type {Inline, Text} from './data';

function part({text, code, href}: Inline): JSX.Element | string {
  if (href !== undefined) return <a href={href}>{text}</a>;
  return code ? <code>{text}</code> : text;
}

/** A text with its code and links. */
export default function InlineText({text}: {readonly text: Text}): JSX.Element {
  return (
    <>
      {text.map((one, index) => (
        <React.Fragment key={index}>{part(one)}</React.Fragment>
      ))}
    </>
  );
}
