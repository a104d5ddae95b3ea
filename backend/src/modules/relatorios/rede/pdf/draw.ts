import {countOf, formatDate, formatDateTime, longMonth} from '@clube/domain';
import {drawPageFooters, drawPageHeader} from '../../../../kernel/documents/page-marks';
import {line, onPaper} from '../../../../kernel/documents/pdf-document';
import {drawChart} from './chart';
import {drawCover, drawFigures} from './cover';
import {drawExplanation} from './explanation';
import {listed} from './figures';
import {FRAME} from './frame';
import type {RelatorioPdfData} from './relatorio-pdf-data';
import {drawNetworks, drawProdutos} from './tables';

/** Draws the report of a month for a network: cover, figures, chart, tables, and the calculation. */
export function draw(of: RelatorioPdfData): Promise<Buffer> {
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
      drawPageHeader(paper, FRAME, name, longMonth(of.mes));
      const {count} = paper.bufferedPageRange();
      return {y: FRAME.top, previous: `página ${count - 1}`};
    };
    let y = drawNetworks(paper, parent, of, {y: 432, nextPage});
    if (of.produtos.length > 0) y = drawProdutos(paper, parent, of, {y, nextPage});
    if (y + 128 > FRAME.bottom) ({y} = nextPage());
    drawExplanation(paper, parent, of, y + 20);
    drawPageFooters(paper, {...FRAME, y: 804}, (y, look) => {
      line(paper, `Clube do Pintor · ${title}`, FRAME.left, y, {...look, width: 330});
      line(paper, `Gerado em ${formatDateTime(of.geradoEm)}`, FRAME.left + 330, y, {
        ...look,
        align: 'right',
        width: 130,
      });
    });
    parent.end();
  });
}

/** `Outubro de 2026 · 9 revendas em PR, SC e RS · na rede desde 12/03/2025` */
function markOf({mes, until, revendas, ufs, dataCadastro}: RelatorioPdfData): string {
  const month = longMonth(mes);
  return [
    `${month.charAt(0).toUpperCase()}${month.slice(1)}${until ? `, parcial até ${formatDate(until)}` : ''}`,
    `${countOf(revendas, 'revenda', 'revendas')}${ufs.length > 0 && ufs.length < 9 ? ` em ${listed(ufs)}` : ''}`,
    dataCadastro ? `no Clube desde ${formatDate(dataCadastro)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
