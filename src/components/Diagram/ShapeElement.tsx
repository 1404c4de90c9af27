import React from 'react';
import type {SVGAttributes} from 'react';
import type {Role, Shape} from './data';
import styles from './styles.module.css';

/** Appearance of the shapes: what depends on the colour mode is a class, the rest an attribute. */
const LOOKS: Readonly<Record<Role, Pick<SVGAttributes<SVGElement>, 'className' | 'fontWeight' | 'strokeDasharray'>>> = {
  answer: {strokeDasharray: '6 4'},
  back: {className: styles.back},
  box: {className: styles.box},
  call: {className: styles.call},
  dot: {className: styles.dot},
  head: {className: styles.head},
  inner: {className: styles.box},
  life: {className: styles.line, strokeDasharray: '3 4'},
  line: {className: styles.line},
  name: {fontWeight: 700},
  note: {className: styles.box, strokeDasharray: '2 3'},
  step: {},
  value: {className: styles.value},
};

/** A shape of a drawing as SVG. */
export default function ShapeElement({shape}: {readonly shape: Shape}): JSX.Element {
  const look = shape.role && LOOKS[shape.role];
  switch (shape.kind) {
    case 'path':
      return <path {...look} d={shape.d} />;
    case 'rect': {
      const {x, y, width, height, rx} = shape;
      return <rect {...look} {...{x, y, width, height, rx}} />;
    }
    case 'circle': {
      const {cx, cy, r} = shape;
      return <circle {...look} {...{cx, cy, r}} />;
    }
    case 'text':
      return (
        <text {...look} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      );
    case 'group':
      return (
        <g {...look}>
          {shape.shapes.map((inner, index) => (
            <ShapeElement key={index} shape={inner} />
          ))}
        </g>
      );
  }
}
