/** The README of an adopted site. */
export const ownReadme = (title: string): string => `# ${title}

Documentation of interfaces, made from their OpenAPI documents. Needs Node 20.19 or newer, and npm. On a fresh clone:

\`\`\`bash
npm run site   # installs what is missing, builds, serves the production build on http://localhost:3000
npm test       # installs what is missing, a browser too, builds, and tests every page
\`\`\`

- **Write a page**: \`npm start\` shows edits at once; pages are in \`docs/\`, their order is in \`sidebars.ts\`. \`CONTRIBUTING.md\` has the rules.
- **Change an interface**: the contracts are in \`docs/_contract/\`; \`contract/README.md\` explains their keys, \`npm run coverage\` prints what they lack.
- **Change what the site says of itself**: \`src/data/*.json\`; \`src/data/pages.json\` names the pages to which generated parts link.
- **Put it on a server**: \`npm run release\` or \`npm run build\`, then \`npm run deploy -- <root>\` (\`deploy/README.md\`).
- **Change the code**: \`DEVELOPING.md\`.
`;
