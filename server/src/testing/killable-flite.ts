/** The real flite process under a name of its own, so that a test can find and kill exactly this one. */
import '../ports/speech/engines/flite/flite.process.ts';
