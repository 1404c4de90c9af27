import React from 'react';
import clsx from 'clsx';
import type {Badge, FieldData} from './data';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

const BADGES: Readonly<Record<Badge['kind'], string | undefined>> = {
  since: styles.fresh,
  deprecated: styles.alert,
  required: styles.alert,
  optional: undefined,
  place: undefined,
  sensitive: styles.sensitive,
};

type Props = Pick<FieldData, 'type' | 'badges' | 'limits'> & {readonly received?: boolean};

/** Most fields that the platform sends are always present, so only those that may be missing are marked. */
const receivedBadges = (badges: readonly Badge[]): readonly Badge[] =>
  badges
    .filter(({kind}) => kind !== 'required')
    .map((badge) =>
      badge.kind === 'optional' && badge.text === words.fields.optional
        ? {...badge, text: words.reference.maybe}
        : badge,
    );

/** The facts beside the name of a field: badges, type, limits, default and example. */
export default function FieldFacts({type, badges, limits, received}: Props): JSX.Element {
  return (
    <>
      {(received ? receivedBadges(badges) : badges).map(({kind, text}) => (
        <React.Fragment key={text}>
          {' '}
          <span className={clsx(styles.fact, BADGES[kind])}>{text}</span>
        </React.Fragment>
      ))}{' '}
      <span className={styles.fact}>{limits ? words.interpolate(words.reference.limited, {type, limits}) : type}</span>
    </>
  );
}
