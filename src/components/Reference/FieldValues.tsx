import React from 'react';
import Elements from '../Elements';
import type {FieldData} from './data';
import Since from './Since';
import * as words from '../../../contract/words';

/** The allowed values of a field, collapsed, with a link to the dictionary that explains them. */
export default function FieldValues({title, items, dictionary}: NonNullable<FieldData['values']>): JSX.Element {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {items.map(({name, since, meaning}) => (
          <li key={name}>
            <code>{name}</code>
            {since && (
              <>
                {' '}
                <Since version={since} />
              </>
            )}
            <Elements nodes={meaning} />
          </li>
        ))}
      </ul>
      {dictionary && (
        <p>
          {words.reference.dictionary}
          <Elements nodes={dictionary} />
        </p>
      )}
    </details>
  );
}
