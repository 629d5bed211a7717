/** Names for new things. A description steers only where it uses one of the words that names are made of. */
import { randomInt } from 'node:crypto';

const qualities =
  'amber brave breezy bright bronze calm candid cheerful clear copper cosy crisp dappled daring deep dusky early eager earnest fleet fluent frank fresh gentle gilded glad golden graceful hazel hearty honest humble husky ivory jolly keen kindly lively lucid lyrical mellow merry mild misty modest nimble patient placid playful plucky polished quick quiet rapid raspy robust rustic serene sharp silver smooth soft solemn spirited spry steady still sturdy subtle sunny swift tender tranquil velvet vivid warm wary whispering winding wistful witty woven young zesty'.split(
    ' ',
  );
const givenNames =
  'Ada Alba Amos Anouk Arlo Aster Basil Bea Bram Cato Celia Clio Cora Dara Delia Dov Edda Elio Enid Esme Ezra Farah Felix Fern Gil Greta Hana Hugo Ida Idris Imre Inez Iris Ivo Jana Jonas Juno Kaia Kit Lars Leda Lena Linus Lotte Luca Mabel Magnus Maren Mika Mila Mira Nadia Nell Nico Nils Noor Odile Olive Orla Oskar Otis Pia Quinn Rafi Remy Rhea Rosa Rufus Ruth Saskia Selma Silas Suri Tal Tess Theo Tilda Uma Vera Viggo Willa Yara Yusuf Zora'.split(
    ' ',
  );
const things =
  'acorn anchor aspen badger bay beacon birch bramble brook canyon cedar cliff clover comet compass coral cove crane creek dune eagle ember falcon fern finch fjord forest fox garden glacier grove gull harbour hawk heath heron hill island ivy juniper kestrel lagoon lantern lark linden lynx maple marsh meadow mesa mill moor moss nest oak orchard osprey otter owl pebble pine plover pond prairie quill rain raven reed reef ridge river robin rook sail sparrow spring spruce star stone storm stork summit swallow tern thistle thrush tide trail valley veery willow wren'.split(
    ' ',
  );

export function generateName({ kind = 'voice', description = '' }: NameInput): string {
  const quality = wordOf(description, qualities) ?? pick(qualities);
  switch (kind) {
    case 'voice':
      return `${capital(quality)} ${givenNames.find((name) => mentions(description, name)) ?? pick(givenNames)}`;
    case 'agent':
      return `${capital(quality)} ${capital(wordOf(description, things) ?? pick(things))}`;
    case 'api_key':
      return `${quality}-${wordOf(description, things) ?? pick(things)}-${randomInt(10, 100)}`;
  }
}

interface NameInput {
  kind?: 'voice' | 'agent' | 'api_key' | undefined;
  description?: string | undefined;
}

const pick = (words: string[]): string => words[randomInt(words.length)] ?? '';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const wordsOf = (description: string) => description.toLowerCase().split(/[^a-z]+/);
const mentions = (description: string, name: string) => wordsOf(description).includes(name.toLowerCase());
/** The first word of the description that is one of `words`. */
const wordOf = (description: string, words: string[]) => wordsOf(description).find((word) => words.includes(word));
