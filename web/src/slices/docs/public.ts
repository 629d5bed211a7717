export { Markdown } from './markdown/Markdown.tsx';
