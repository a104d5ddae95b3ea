import type {Aleatorio, Sheet} from '@clube/seeds/desenho';
import {fotografar} from './camera';
import {revelar} from './foto';
import {criarCondicoes} from './niveis';
import {cantosDe} from './posicao';
import {rasterizar} from './raster';

/** Two receipts lying side by side in one picture. */
export async function fotografarDuas(folhas: readonly [Sheet, Sheet], random: Aleatorio): Promise<Buffer> {
  const condicoes = criarCondicoes(1, random);
  const [largura, altura] = [2448, 2448];
  const papeis = [];
  for (const [i, folha] of folhas.entries()) {
    const escala = Math.min((largura * 0.44) / folha.width, (altura * 0.9) / folha.height);
    const imagem = await rasterizar(folha, escala * 1.1, '#282828');
    const posicao = {
      angulo: random.float(-4, 4),
      inclinacao: [0, random.float(-0.02, 0.02)] as const,
      escala: 0.92 / 1.1,
      centro: [largura * (i === 0 ? 0.255 : 0.745), altura / 2] as const,
    };
    papeis.push({imagem, cantos: cantosDe(imagem.width, imagem.height, posicao)});
  }
  return revelar(fotografar(papeis, {...condicoes.tomada, largura, altura, onda: 0}, random), condicoes);
}

/** A long receipt in overlapping pictures from top to bottom. */
export async function fotografarPartes(folha: Sheet, partes: number, random: Aleatorio): Promise<Buffer[]> {
  const fotos: Buffer[] = [];
  const [largura, altura] = [1440, 1920];
  // Each picture shows its share of the paper and a fifth more at both ends.
  const trecho = folha.height / partes;
  const escala = Math.min((largura * 0.86) / folha.width, altura / (trecho * 1.4));
  const imagem = await rasterizar(folha, escala * 1.1, '#2a2a2a');
  for (let i = 0; i < partes; i++) {
    const condicoes = {...criarCondicoes(1, random), giro: 0 as const, giroAnotado: false};
    const meio = (i + 0.5) * trecho;
    const centro = [largura / 2, altura / 2 + (folha.height / 2 - meio) * escala] as const;
    const posicao = {angulo: random.float(-1.5, 1.5), inclinacao: [0, 0] as const, escala: 1 / 1.1, centro};
    const cantos = cantosDe(imagem.width, imagem.height, posicao);
    fotos.push(
      await revelar(fotografar([{imagem, cantos}], {...condicoes.tomada, largura, altura, onda: 0}, random), condicoes),
    );
  }
  return fotos;
}
