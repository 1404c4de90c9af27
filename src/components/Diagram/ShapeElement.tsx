import React from 'react';
import type {Role, Shape} from './data';
import styles from './styles.module.css';

const classOf = (role: Role | undefined): string | undefined => role && styles[role];

/** A shape of a drawing as SVG. */
export default function ShapeElement({shape}: {readonly shape: Shape}): JSX.Element {
  const className = classOf(shape.role);
  switch (shape.kind) {
    case 'path':
      return <path className={className} d={shape.d} />;
    case 'rect': {
      const {x, y, width, height, rx} = shape;
      return <rect className={className} {...{x, y, width, height, rx}} />;
    }
    case 'circle': {
      const {cx, cy, r} = shape;
      return <circle className={className} {...{cx, cy, r}} />;
    }
    case 'text':
      return (
        <text className={className} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      );
    case 'group':
      return (
        <g className={className}>
          {shape.shapes.map((inner, index) => (
            <ShapeElement key={index} shape={inner} />
          ))}
        </g>
      );
  }
}
