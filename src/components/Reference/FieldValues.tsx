import React from 'react';
import type {FieldData} from './data';
import InlineText from './InlineText';

/** The values that a field may have, folded, with the dictionary that explains them. */
export default function FieldValues({title, items, dictionary}: NonNullable<FieldData['values']>): JSX.Element {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {items.map(({name, meaning}) => (
          <li key={name}>
            <code>{name}</code>
            <InlineText text={meaning} />
          </li>
        ))}
      </ul>
      <p>
        字典：
        <InlineText text={[dictionary]} />
      </p>
    </details>
  );
}
