import React, {Fragment} from 'react';

type Props = {readonly children: string};

/** Code in a line of text. A path can be broken after its slashes: where it fills a line, the mark after it would begin the next one. */
export default function InlineCode({children}: Props): JSX.Element {
  const [first, ...rest] = children.split(/(?<=[\w}]\/)(?=.)/);
  return (
    <code>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
