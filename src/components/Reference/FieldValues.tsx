import React from 'react';
import Elements from '../Elements';
import type {FieldData} from './data';
import Since from './Since';

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
          字典：
          <Elements nodes={dictionary} />
        </p>
      )}
    </details>
  );
}
