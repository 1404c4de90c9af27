/**
 * Adds Admonition, which theme-classic has since 2.0.0-beta.18 and pages of public sites import: it renders what `:::note` does here.
 */
import React from 'react';
import codeTranslations from '@generated/codeTranslations';
import type {Props} from '@theme/Admonition';
import admonitions from '../../data/admonitions.json';

const TYPES: Readonly<Record<string, {readonly alert: string; readonly icon: string}>> = admonitions.types;
const ICONS: Readonly<Record<string, {readonly width: number; readonly path: string}>> = admonitions.icons;

function Icon({name}: {readonly name: string}): JSX.Element {
  const {width, path} = ICONS[name];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height="16" viewBox={`0 0 ${width} 16`}>
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

export default function Admonition({type = 'note', title, icon, className = '', id, children}: Props): JSX.Element {
  if (!Object.hasOwn(TYPES, type))
    throw new Error(`an Admonition has the unknown type "${type}" (known: ${Object.keys(TYPES).join(', ')})`);
  const {alert, icon: name} = TYPES[type];
  return (
    <div className={`admonition admonition-${type} alert alert--${alert} ${className}`.trimEnd()} id={id}>
      <div className="admonition-heading">
        <p>
          <span className="admonition-icon">{icon ?? <Icon name={name} />}</span>
          {title ?? codeTranslations[`theme.admonition.${type}`] ?? type}
        </p>
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  );
}
