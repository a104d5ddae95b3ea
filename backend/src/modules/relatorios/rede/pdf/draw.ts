import {INK, countOf, formatDate, formatDateTime, longMonth} from '@clube/domain';
import {FONT, decoration, line, onPaper, rule, type Paper} from '../../../../kernel/documents/paper';
import {drawChart} from './chart';
import {drawCover, drawFigures} from './cover';
import {drawExplanation} from './explanation';
import {listed} from './figures';
import {FRAME} from './frame';
import type {RelatorioOnPaper} from './relatorio-on-paper';
import {drawNetworks, drawProdutos} from './tables';

/** The report of a month as one would send it to a network: cover, figures, chart, tables, and how it is calculated. */
export function draw(of: RelatorioOnPaper): Promise<Buffer> {
  const name = of.rede ?? 'Todas as redes';
  const title = `Relatório ${of.rede ? `de ${of.rede}` : 'das redes'}, ${longMonth(of.mes)}`;
  return onPaper({title, subject: name, numbered: true}, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    drawCover(paper, parent, {x: FRAME.left, width: FRAME.width}, {name, mark: markOf(of)});
    drawFigures(paper, parent, {x: FRAME.left, y: 142, width: FRAME.width}, of);
    drawChart(paper, parent, of);
    const nextPage = () => {
      paper.addPage();
      drawHead(paper, name, longMonth(of.mes));
      const {count} = paper.bufferedPageRange();
      return {y: FRAME.top, previous: `página ${count - 1}`};
    };
    let y = drawNetworks(paper, parent, of, {y: 432, nextPage});
    if (of.produtos.length > 0) y = drawProdutos(paper, parent, of, {y, nextPage});
    if (y + 128 > FRAME.bottom) ({y} = nextPage());
    drawExplanation(paper, parent, of, y + 20);
    drawFeet(paper, title, of.geradoEm);
    parent.end();
  });
}

/** `Outubro de 2026 · 9 revendas em PR, SC e RS · na rede desde 12/03/2025` */
function markOf({mes, until, revendas, ufs, dataCadastro}: RelatorioOnPaper): string {
  const month = longMonth(mes);
  return [
    `${month.charAt(0).toUpperCase()}${month.slice(1)}${until ? `, parcial até ${formatDate(until)}` : ''}`,
    `${countOf(revendas, 'revenda', 'revendas')}${ufs.length > 0 && ufs.length < 9 ? ` em ${listed(ufs)}` : ''}`,
    dataCadastro ? `no Clube desde ${formatDate(dataCadastro)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What pages after the first begin with. */
function drawHead(paper: Paper, name: string, month: string): void {
  decoration(paper, () => {
    line(paper, name, FRAME.left, 32, {size: 9.5, font: FONT.title, width: 380});
    line(paper, month, FRAME.left, 32, {size: 9, colour: INK.grey, align: 'right', width: FRAME.width});
  });
  rule(paper, FRAME.left, 50, FRAME.width);
}

function drawFeet(paper: Paper, title: string, at: Date): void {
  const {start, count} = paper.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page);
    rule(paper, FRAME.left, 804, FRAME.width);
    decoration(paper, () => {
      line(paper, `Clube do Pintor · ${title}`, FRAME.left, 811, {size: 7.5, colour: INK.grey, width: 330});
      line(paper, `Gerado em ${formatDateTime(at)}`, FRAME.left + 330, 811, {
        size: 7.5,
        colour: INK.grey,
        align: 'right',
        width: 130,
      });
      line(paper, `${page + 1} de ${count}`, FRAME.left, 811, {
        size: 7.5,
        font: FONT.strong,
        align: 'right',
        width: FRAME.width,
      });
    });
  }
}
