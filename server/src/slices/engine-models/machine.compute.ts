/** How quickly one core multiplies and adds, as the networks of models do for most of their time. */

/** Small enough for the second cache of any processor, so that memory does not decide. */
const size = 192;
const minMs = 400;

/** @returns million multiplications and additions a second */
export function compute(): number {
  const left = Float32Array.from({ length: size * size }, (_, index) => Math.sin(index));
  const right = Float32Array.from({ length: size * size }, (_, index) => Math.cos(index));
  const product = new Float32Array(size * size);
  multiply(left, right, product);
  const started = performance.now();
  let rounds = 0;
  while (performance.now() - started < minMs) {
    multiply(left, right, product);
    rounds += 1;
  }
  const seconds = (performance.now() - started) / 1000;
  return (rounds * 2 * size ** 3) / seconds / 1e6;
}

function multiply(left: Float32Array, right: Float32Array, product: Float32Array): void {
  product.fill(0);
  for (let row = 0; row < size; row++) {
    for (let inner = 0; inner < size; inner++) {
      const factor = left[row * size + inner]!;
      for (let column = 0; column < size; column++) {
        product[row * size + column]! += factor * right[inner * size + column]!;
      }
    }
  }
}
