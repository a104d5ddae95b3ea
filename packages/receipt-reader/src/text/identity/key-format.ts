import {chaveValida, cnpjValido, lerChave} from '@clube/domain';
import {comoDigitos} from '../numbers';

/** Where the letters of an alphanumeric CNPJ may stand in a key. */
const LETRAS = {inicio: 6, fim: 18};

/** The tax authority's electronic documents began in 2006. */
const PRIMEIRO_ANO = 2006;

/** Check digit, state, month, model and the CNPJ's own check digits are all right, and the month is not to come. */
export function chavePlausivel(chave: string, hoje?: string): boolean {
  if (!chaveValida(chave)) return false;
  const partes = lerChave(chave);
  if (!partes || !cnpjValido(partes.cnpj) || partes.ano < PRIMEIRO_ANO) return false;
  return !hoje || `${partes.ano}-${String(partes.mes).padStart(2, '0')}` <= hoje.slice(0, 7);
}

/** As many doubtful letters of a CNPJ as are tried either way. */
const DUVIDAS = 5;

/**
 * The 44 characters with digits where only digits may stand; among the CNPJ's, where letters may stand too, each letter
 * that looks like a digit taken for either. The form with most digits first.
 */
export function endireitarChave(bruta: string): string[] {
  const [antes, depois] = [bruta.slice(0, LETRAS.inicio), bruta.slice(LETRAS.fim)].map(comoDigitos);
  const meio = [...bruta.slice(LETRAS.inicio, LETRAS.fim)];
  const duvidosas = meio.filter(letra => comoDigitos(letra) !== letra).length;
  const meios =
    duvidosas > DUVIDAS
      ? [comoDigitos(meio.join('')), meio.join('')]
      : meio.reduce<string[]>(
          (feitos, letra) =>
            [...new Set([comoDigitos(letra), letra])].flatMap(forma => feitos.map(feito => feito + forma)),
          [''],
        );
  return meios.map(cada => `${antes}${cada}${depois}`.toUpperCase());
}

// Digits that OCR takes for one another.
const CONFUSOES: Readonly<Record<string, string>> = {
  '0': '86',
  '1': '74',
  '2': '7',
  '3': '89',
  '4': '19',
  '5': '63',
  '6': '580',
  '7': '12',
  '8': '3069',
  '9': '483',
};

/** What becomes of a key when one digit is taken for one that looks like it, kept where everything then fits. */
export function repararUmDigito(chave: string, serve: (chave: string) => boolean): string[] {
  return [...chave].flatMap((digito, i) =>
    [...(CONFUSOES[digito] ?? '')].map(outro => chave.slice(0, i) + outro + chave.slice(i + 1)).filter(serve),
  );
}
