import {Cena, Marca} from '@clube/ui';
import {SUPORTE} from '../base/suporte';
import estilos from './Manutencao.module.css';

/** What every address shows while the site is closed. */
export function Manutencao() {
  return (
    <main className={estilos.manutencao}>
      <title>Em reformulação · Clube do Pintor</title>
      <Marca tamanho={22} />
      <Cena semente="manutencao" tipo="escada" className={estilos.desenho} />
      <h1>Estamos dando uma nova demão</h1>
      <p>O site está sendo reformulado e volta em breve. Seus pontos e pedidos estão guardados.</p>
      <p>
        Dúvidas? <a href={`mailto:${SUPORTE.email}`}>{SUPORTE.email}</a> · {SUPORTE.telefone}
      </p>
    </main>
  );
}
