/** Parts of a schema that describe the same object as the schema around them. */
const SAME_OBJECT = /\/(if|then|else|allOf\/\d+)$/;

function propertiesOf(schema, resolve) {
  const parts = (schema.allOf ?? []).map((part) => resolve(part).node ?? part);
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => propertiesOf(part, resolve))];
}

/** Every name in `required` is a property of the object, of its `allOf` or of the object whose condition it is. */
function requiredDefined() {
  const around = [];
  return {
    Schema: {
      enter(schema, {location, resolve, report}) {
        const inherited = SAME_OBJECT.test(location.pointer) ? (around[around.length - 1] ?? []) : [];
        const known = [...inherited, ...propertiesOf(schema, resolve)];
        around.push(known);
        (schema.required ?? []).forEach((name, index) => {
          if (known.includes(name)) return;
          report({
            message: `Required "${name}" is no property. Known: ${known.join(', ')}.`,
            location: location.child(['required', index]),
          });
        });
      },
      leave() {
        around.pop();
      },
    },
  };
}

/** A schema used as a condition: its properties are not fields. */
const CONDITION = /\/(if|not)(\/|$)/;

/** Every field has a description and a type, either itself or in the schema that it references. */
function fieldDescribed() {
  return {
    Schema(schema, {location, resolve, report}) {
      if (CONDITION.test(location.pointer)) return;
      Object.entries(schema.properties ?? {}).forEach(([name, property]) => {
        const field = {...resolve(property).node, ...property};
        const at = location.child(['properties', name]).key();
        if (!field.description) report({message: `Field "${name}" has no description. Say what it is.`, location: at});
        if (!field.type && !field.allOf)
          report({message: `Field "${name}" has no type. Expected type, $ref or allOf.`, location: at});
      });
    },
  };
}

/** A Redocly plugin with rules that the assertions of redocly.yaml cannot express. */
export default function contractRules() {
  return {id: 'contract', rules: {oas3: {'required-defined': requiredDefined, 'field-described': fieldDescribed}}};
}
