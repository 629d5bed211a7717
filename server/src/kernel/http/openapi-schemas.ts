/** Converts zod schemas to JSON schemas. Those with an id become components that the rest refers to. */
import { z } from 'zod';
import type { Schema } from '#contract/kit/schema.ts';

export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  $schema?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [key: string]: unknown;
}

export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /** @returns the schema, or a reference to it. Print what is answered first: an input that differs is called `…Input`. */
  print(schema: Schema, io: 'input' | 'output'): JsonSchema {
    const printed = z.toJSONSchema(schema as unknown as z.ZodType, { io, unrepresentable: 'any', override: tidy });
    const { $schema: _, $defs = {}, ...own } = printed as JsonSchema;
    const id = (schema as unknown as z.ZodType).meta()?.id;
    const definitions = id && !own.$ref ? { ...$defs, [id]: own } : $defs;
    const names = new Map(Object.entries(definitions).map(([name, one]) => [name, this.#nameOf(name, one)]));
    for (const [name, one] of Object.entries(definitions)) {
      this.schemas[names.get(name) ?? name] = refer(withoutId(one), names);
    }
    return id ? { $ref: `#/components/schemas/${names.get(id)}` } : refer(own, names);
  }

  /** Returns an object's own properties, even when it has an id. */
  printObject(schema: Schema): Pick<JsonSchema, 'properties' | 'required'> {
    const printed = this.print(schema, 'input');
    return printed.$ref ? (this.schemas[printed.$ref.replace('#/components/schemas/', '')] ?? {}) : printed;
  }

  #nameOf(name: string, schema: JsonSchema): string {
    const known = this.schemas[name];
    const isOther = known && JSON.stringify(known) !== JSON.stringify(refer(withoutId(schema), new Map()));
    return isOther ? `${name}Input` : name;
  }
}

function withoutId(schema: JsonSchema): JsonSchema {
  const copy = { ...schema };
  delete copy.id;
  return copy;
}

function refer(schema: JsonSchema, names: Map<string, string>): JsonSchema {
  const text = JSON.stringify(schema).replace(
    /"#\/\$defs\/([^"]+)"/g,
    (_, name: string) => `"#/components/schemas/${names.get(name) ?? name}"`,
  );
  return JSON.parse(text) as JsonSchema;
}

/**
 * Answers may gain fields, and every integer is a safe one, so neither is printed. Known keys are printed as
 * properties.
 */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties } = jsonSchema;
  if (typeof propertyNames === 'object' && propertyNames.enum && typeof additionalProperties === 'object') {
    jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), additionalProperties]));
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
  }
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
