import {registration} from '../components/entity-screens/registration.ts';

export const vouchers = registration('vouchers', 'Voucher', {
  label: 'Vouchers',
  one: 'Voucher',
  group: 'Códigos',
  icon: 'gift',
  path: '/vouchers',
  createPath: '/cadastrar/voucher',
  createEntry: 'Novo voucher',
  columns: ['voucher', 'usos', 'operacao', 'valor', 'iniciaEm', 'expiraEm', 'criadoEm', 'criadoPor'],
  search: 'Buscar por voucher',
  form: () => import('./VoucherForm'),
});
