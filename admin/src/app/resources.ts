import {banners} from '../banners/index.ts';
import {dashboard} from '../dashboard/index.ts';
import {lojas} from '../lojas/index.ts';
import {checked} from '../manifest/check.ts';
import {naoPontuavel, pendentes, pontuado} from '../notas/index.ts';
import {perfil} from '../perfil/index.ts';
import {pintores} from '../pintores/index.ts';
import {premios} from '../premios/index.ts';
import {produtos} from '../produtos/index.ts';
import {resgates} from '../resgates/index.ts';

/** Everything that the panel has. */
export const RESOURCES = checked([
  dashboard,
  pendentes,
  pontuado,
  naoPontuavel,
  resgates,
  pintores,
  lojas,
  produtos,
  premios,
  banners,
  perfil,
]);
