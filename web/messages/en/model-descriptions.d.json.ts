// Printed by scripts/print-message-types.ts from model-descriptions.json; not edited by hand.
declare const messages: {
  eleven_multilingual_v2: () => string;
  eleven_v3: () => string;
  eleven_flash_v2_5: () => string;
  eleven_turbo_v2_5: () => string;
  eleven_flash_v2: () => string;
  eleven_turbo_v2: () => string;
  eleven_monolingual_v1: () => string;
  eleven_multilingual_v1: () => string;
  eleven_multilingual_sts_v2: () => string;
  eleven_english_sts_v2: () => string;
};
export default messages;
