import {chaveValida} from '@clube/domain';
import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {chavePlausivel, endireitarChave, repararUmDigito} from './key-format';
import {meioX, meioY} from '../lines/lines';
import {rotulosDaLinha} from '../labels/labels';
import type {Folha, Linha, Termo} from '../types';

const TAMANHO = 44;
/** Heights between the groups of a key: wide where its box is, narrow where another box stands close beside it. */
const FOLGAS = [4, 1.4, 0.8];
const limpo = (texto: string): string => texto.replace(/^(NFe|CFe)(?=\d{6})/i, '').replace(/[^0-9A-Za-z|!]/g, '');

/** Digits, letters that could be digits, or a group of the letters that an alphanumeric CNPJ may have. */
function parteDeChave({texto}: Termo): boolean {
  const letras = limpo(texto);
  if (letras.length === 0 || letras.length > TAMANHO) return false;
  const digitos = letras.replace(/[^0-9]/g, '').length;
  return digitos * 2 >= letras.length || (letras.length <= 12 && (digitos > 0 || /^[A-Z]{1,4}$/.test(letras)));
}

/** Rows of neighbouring words that could be parts of a key. */
function corridas(linha: Linha, folga = 4): Termo[][] {
  const achadas: Termo[][] = [];
  let aberta: Termo[] = [];
  for (const termo of linha.termos) {
    const ultimo = aberta.at(-1);
    const longe = ultimo && termo.caixa.x0 - ultimo.caixa.x1 > linha.altura * folga;
    if (longe || !parteDeChave(termo)) {
      if (aberta.length > 0) achadas.push(aberta);
      aberta = [];
    }
    if (parteDeChave(termo)) aberta.push(termo);
  }
  return aberta.length > 0 ? [...achadas, aberta] : achadas;
}

const comprimento = (termos: readonly Termo[]): number =>
  termos.reduce((soma, {texto}) => soma + limpo(texto).length, 0);

/** A row of parts with what goes on under it, as a key broken over up to four lines does. */
function emendas(linhas: readonly Linha[], i: number, corrida: Termo[], folga: number): Termo[][] {
  const achadas = [corrida];
  let juntas = corrida;
  for (const linha of linhas.slice(i + 1, i + 5)) {
    const topo = juntas.at(-1);
    if (!topo || meioY(linha.caixa) - meioY(topo.caixa) > linha.altura * 3.5) break;
    const seguinte = corridas(linha, folga).find(outra => {
      const [a, b] = [outra[0], outra.at(-1)];
      const [c, d] = [corrida[0], corrida.at(-1)];
      return a && b && c && d && a.caixa.x0 < d.caixa.x1 + 40 && b.caixa.x1 > c.caixa.x0 - 40;
    });
    if (!seguinte) continue;
    juntas = [...juntas, ...seguinte];
    achadas.push(juntas);
    if (comprimento(juntas) > TAMANHO * 1.5) break;
  }
  return achadas;
}

/** Words in a row that make up 44 characters together. */
function janelas(termos: readonly Termo[]): Termo[][] {
  return termos.flatMap((_, inicio) => {
    let soma = 0;
    for (let fim = inicio; fim < termos.length; fim++) {
      soma += limpo(termos[fim]?.texto ?? '').length;
      if (soma === TAMANHO) return [termos.slice(inicio, fim + 1)];
      if (soma > TAMANHO) return [];
    }
    return [];
  });
}

/** How near a label says that this is the document's own key; one that is referred to is another document's. */
function firmeza(folha: Folha, termos: readonly Termo[]): number {
  const topo = termos[0];
  if (!topo) return 0;
  const alto = (linha: Linha) => meioY(topo.caixa) - meioY(linha.caixa);
  const perto = folha.linhas.filter(linha => alto(linha) > -linha.altura && alto(linha) < linha.altura * 6);
  const texto = perto.flatMap(({termos: palavras}) => palavras.map(({dobrado}) => dobrado)).join(' ');
  if (/REFERENCIAD|\bREF\b|DEVOLU|NFE? DE ORIGEM/.test(texto)) return 0.6;
  const rotulada = perto.some(linha =>
    rotulosDaLinha(linha).some(
      ({nome, termos: palavras}) =>
        nome === 'chave' &&
        Math.abs(meioX(palavras[0]?.caixa ?? topo.caixa) - meioX(topo.caixa)) < folha.pagina.largura / 2,
    ),
  );
  return rotulada ? 1 : 0.97;
}

interface Achada {
  chave: string;
  termos: Termo[];
  reparado: boolean;
}

function lerJanela(termos: Termo[], hoje: string | undefined): Achada | undefined {
  const bruta = termos.map(({texto}) => limpo(texto)).join('');
  const formas = [bruta.toUpperCase(), ...endireitarChave(bruta)];
  const validas = [...new Set(formas)].filter(forma => chavePlausivel(forma, hoje));
  const [chave] = validas;
  if (!chave) return undefined;
  return {chave, termos, reparado: chave !== bruta.toUpperCase() || validas.length > 1};
}

/** A single digit guessed, only where exactly one guess makes everything fit. */
function lerReparada(termos: Termo[], hoje: string | undefined): Achada | undefined {
  const [bruta = ''] = endireitarChave(termos.map(({texto}) => limpo(texto)).join(''));
  if (!/^\d{44}$/.test(bruta) || chaveValida(bruta) || termos.some(({pagina}) => pagina.fonte !== 'ocr'))
    return undefined;
  const [chave, outra] = [...new Set(repararUmDigito(bruta, forma => chavePlausivel(forma, hoje)))];
  return chave && !outra ? {chave, termos, reparado: true} : undefined;
}

/** The access keys that are printed, from groups on one line or several, best first. */
export function lerChaves(folhas: readonly Folha[], hoje?: string): Indicio<string>[] {
  const janelasDe = (folha: Folha) =>
    folha.linhas.flatMap((linha, i) =>
      FOLGAS.flatMap(folga =>
        corridas(linha, folga).flatMap(corrida => emendas(folha.linhas, i, corrida, folga).flatMap(janelas)),
      ),
    );
  const ler = (leitor: typeof lerJanela, peso: number) =>
    folhas.flatMap(folha =>
      janelasDe(folha).flatMap(termos => {
        const achada = leitor(termos, hoje);
        if (!achada) return [];
        const juizo = {firmeza: firmeza(folha, termos) * peso, conferido: true, reparado: achada.reparado};
        return [indicio(achada.chave, achada.termos, juizo)];
      }),
    );
  const diretas = ler(lerJanela, 1);
  return melhores(diretas.length > 0 ? diretas : ler(lerReparada, 0.8));
}
