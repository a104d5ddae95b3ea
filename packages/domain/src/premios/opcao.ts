import {somenteDigitos} from '../documentos/mascara.js';
import {celularValido, formatarTelefone} from '../documentos/telefone.js';
import {camposOpcao, type CampoOpcao, type OpcaoPremio, type PremioComOpcao} from './campos-opcao.js';

const NOME_MAXIMO = 100;

/** The refusal to be shown, or the note for the order and whether the 220V price applies. */
export type OpcaoValidada = {readonly erro: string} | {readonly obs: string; readonly usaAlternativo: boolean};

function aceita({campo, valores}: CampoOpcao, valor: string): boolean {
  if (valores) return valores.includes(valor);
  if (campo === 'celular') return celularValido(valor);
  // A full name has at least two words.
  return valor.length <= NOME_MAXIMO && /\p{L}\s+\p{L}/u.test(valor);
}

function valorDe(opcao: unknown, {campo}: CampoOpcao, unico: boolean): string {
  if (unico && (typeof opcao === 'string' || typeof opcao === 'number')) return textoDe(campo, opcao);
  if (typeof opcao !== 'object' || opcao === null) return '';
  return textoDe(campo, (opcao as Record<string, unknown>)[campo]);
}

function textoDe(campo: keyof OpcaoPremio, valor: unknown): string {
  const texto = typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
  return campo === 'gramagem' && /^\d+$/.test(texto) ? `${texto}#` : texto;
}

/** The note that the order keeps of what was chosen. */
function obsDe(escolhas: readonly (readonly [CampoOpcao, string])[]): string {
  return escolhas
    .map(([{campo, rotulo}, valor]) => {
      if (campo === 'celular') return formatarTelefone(somenteDigitos(valor));
      return campo === 'voltagem' || campo === 'gramagem' || campo === 'operadora' ? valor : `${rotulo} ${valor}`;
    })
    .join(' - ');
}

/**
 * Holds what the painter chose against what the prize offers. A prize with a single choice also takes it bare
 * (`"220V"`, `42`, `"80#"`). Whatever the prize does not ask for is left out of the note.
 */
export function validarOpcao(premio: PremioComOpcao, opcao: unknown, temCartao = false): OpcaoValidada {
  const campos = camposOpcao(premio, temCartao);
  const escolhas = campos.map(campo => [campo, valorDe(opcao, campo, campos.length === 1)] as const);
  const faltando = escolhas.find(([campo, valor]) => !aceita(campo, valor));
  if (faltando) return {erro: faltando[0].mensagem};
  const usaAlternativo = escolhas.some(([{campo}, valor]) => campo === 'voltagem' && valor === '220V');
  return {obs: obsDe(escolhas), usaAlternativo};
}
