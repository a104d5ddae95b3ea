import {renderSvg} from '@clube/seeds/desenho';
import {abrir} from './browser';

/** Pixels a point: a coupon then fills a phone's picture. */
const ESCALA = 4;
const MESA = 60;
/** How much of each picture is also on the next, of its height. */
const SOBRA = 0.25;

type Folha = Parameters<typeof renderSvg>[0];

/** A sheet lying on a table of some colour (a number of degrees) in overlapping pictures, from top to bottom. */
export async function fotografarPartes(folha: Folha, partes: number, cor: number): Promise<Buffer[]> {
  const largura = Math.round(folha.width * ESCALA) + 2 * MESA;
  const comprimento = Math.round(folha.height * ESCALA) + 2 * MESA;
  const altura = Math.ceil(comprimento / (partes - (partes - 1) * SOBRA));
  const {page} = await abrir({largura: {width: largura, height: comprimento}});
  const papel = `margin: ${MESA}px; display: block; background: #f4f2ec`;
  const desenho = renderSvg(folha, ESCALA, '#2a2a2a').replace('<svg ', `<svg style="${papel}" `);
  await page.setContent(`<body style="margin: 0; background: hsl(${cor % 360} 22% 38%)">${desenho}</body>`);
  const fotos: Buffer[] = [];
  for (let i = 0; i < partes; i++) {
    const y = Math.round(i * altura * (1 - SOBRA));
    const clip = {x: 0, y, width: largura, height: Math.min(altura, comprimento - y)};
    fotos.push(await page.screenshot({type: 'jpeg', quality: 85, clip}));
  }
  return fotos;
}
