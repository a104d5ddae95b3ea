import type {Cinza} from '../image/types';

/** Running mean over `2 × raio + 1` pixels of every row, written as columns: twice is a blur in both directions. */
function mediaDasLinhas({largura, altura, dados}: Cinza, raio: number): Cinza {
  const saida = new Uint8Array(dados.length);
  const peso = 1 / (2 * raio + 1);
  for (let y = 0; y < altura; y++) {
    const linha = dados.subarray(y * largura, (y + 1) * largura);
    const [primeiro, ultimo] = [linha[0]!, linha[largura - 1]!];
    let soma = primeiro * (raio + 1);
    for (let k = 0; k < raio; k++) soma += k < largura ? linha[k]! : ultimo;
    for (let x = 0; x < largura; x++) {
      soma += x + raio < largura ? linha[x + raio]! : ultimo;
      saida[x * altura + y] = soma * peso + 0.5;
      soma -= x >= raio ? linha[x - raio]! : primeiro;
    }
  }
  return {largura: altura, altura: largura, dados: saida};
}

/** Mean over a square of `2 × raio + 1` pixels around each. */
const media = (imagem: Cinza, raio: number): Cinza => mediaDasLinhas(mediaDasLinhas(imagem, raio), raio);

/** Gives back `forca` times what a blur of this radius takes away. */
export function nitidez(imagem: Cinza, raio: number, forca: number): Cinza {
  const borrada = media(media(imagem, raio), raio).dados;
  const dados = new Uint8ClampedArray(imagem.dados.length);
  for (let i = 0; i < dados.length; i++) dados[i] = imagem.dados[i]! + forca * (imagem.dados[i]! - borrada[i]!);
  return {...imagem, dados: new Uint8Array(dados.buffer)};
}

/** Black where a pixel is darker than its surroundings, whatever the light. */
export function limiarLocal(imagem: Cinza, raio: number, margem: number): Cinza {
  const ao = media(imagem, raio).dados;
  return {...imagem, dados: imagem.dados.map((valor, i) => (valor < ao[i]! - margem ? 0 : 255))};
}

/** Scales with the brightness between pixels; a reduction takes the mean of what it joins. */
export function escalar(imagem: Cinza, fator: number): Cinza {
  const fonte = fator < 0.75 ? media(imagem, Math.max(1, Math.round((1 / fator - 1) / 2))) : imagem;
  const [largura, altura] = [
    Math.max(2, Math.round(imagem.largura * fator)),
    Math.max(2, Math.round(imagem.altura * fator)),
  ];
  const dados = new Uint8Array(largura * altura);
  const colunas = Array.from({length: largura}, (_, x) => limitar((x + 0.5) / fator - 0.5, imagem.largura));
  for (let y = 0; y < altura; y++) {
    const [y0, fy] = limitar((y + 0.5) / fator - 0.5, imagem.altura);
    const [acima, abaixo] = [y0 * imagem.largura, Math.min(y0 + 1, imagem.altura - 1) * imagem.largura];
    for (let x = 0; x < largura; x++) {
      const [x0, fx] = colunas[x]!;
      const x1 = Math.min(x0 + 1, imagem.largura - 1);
      const alto = fonte.dados[acima + x0]! * (1 - fx) + fonte.dados[acima + x1]! * fx;
      const baixo = fonte.dados[abaixo + x0]! * (1 - fx) + fonte.dados[abaixo + x1]! * fx;
      dados[y * largura + x] = alto * (1 - fy) + baixo * fy + 0.5;
    }
  }
  return {largura, altura, dados};
}

function limitar(valor: number, tamanho: number): [inteiro: number, fracao: number] {
  const dentro = Math.min(tamanho - 1, Math.max(0, valor));
  return [Math.floor(dentro), dentro % 1];
}

export function cortar({largura, dados}: Cinza, x: number, y: number, l: number, a: number): Cinza {
  const saida = new Uint8Array(l * a);
  for (let linha = 0; linha < a; linha++) {
    const inicio = (y + linha) * largura + x;
    saida.set(dados.subarray(inicio, inicio + l), linha * l);
  }
  return {largura: l, altura: a, dados: saida};
}
