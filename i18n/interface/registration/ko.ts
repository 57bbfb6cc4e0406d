import type { en } from './en.ts'

export const ko: Record<keyof typeof en, string> = {
  'registration.title': '제품 등록',
  'registration.text':
    '3분이면 등록이 끝납니다. 전화하시면 어떤 제품인지 바로 알 수 있고, 영수증을 찾지 않으셔도 되며, 안전 공지가 있으면 알려 드립니다.',
  'registration.purpose': '품질보증과 수리, 이 제품의 안전 공지에 이용합니다.',
  'registration.hdb': 'HDB 아파트',
  'registration.condominium': '콘도(민간 아파트)',
  'registration.landed': '단독 주택',
  'registration.otherHome': '기타',
  'registration.store': '매장',
  'registration.online': '온라인',
  'registration.developer': '시행사',
  'registration.other': '기타',
  'registration.plateHint': '제품 명판에 있습니다. 아래 그림을 참고하십시오.',
  'registration.plate': '일련번호 확인 방법',
  'registration.plateWhere':
    '레인지후드: 필터 뒤쪽. 쿡탑: 밑면, 그리고 사용 설명서 표지 안쪽. 오븐, 스팀 오븐, 전자레인지: 문을 열면 보이는 테두리. 싱크 식기세척기: 덮개 아래.',
  'registration.plateAlt': '명판 그림: 둘째 줄에 모델명, 넷째 줄에 일련번호가 있습니다',
  'registration.certificate': '품질보증서',
  'registration.owner': '소유자',
  'registration.reference': '접수 번호',
  'registration.until': '보증 기간 만료일',
  'registration.ended': '보증 기간 종료일',
  'registration.print': '보증서 인쇄',
  'registration.calendar': '만료 한 달 전에 알림 받기 (.ics)',
  'registration.reminder': '{code} 보증 기간 만료',
  'registration.again': '보증서 다시 받기',
  'registration.againText': '접수 번호와 등록하신 전화번호의 끝 네 자리를 입력해 주십시오.',
  'registration.digits': '전화번호 끝 네 자리',
  'registration.show': '보증서 보기',
  'registration.notFound': '접수 번호와 끝 네 자리가 일치하는 등록이 없습니다. 두 가지를 확인한 뒤 다시 시도해 주십시오.',
  'registration.noCertificate': '아직 보증서가 없습니다',
  'registration.openPurchaseDate':
    '등록은 접수되었지만 구입일이 맞지 않아 아직 보증서가 없습니다. 24시간 안에 연락드리겠습니다. 전화하셔도 됩니다: {phone}. 그때까지는 영수증만 있으면 됩니다. 보증 기간은 영수증에 적힌 날짜부터 계산합니다.',
  'registration.openModel':
    '등록은 접수되었지만 입력하신 모델을 확인할 수 없어 아직 보증서가 없습니다. 24시간 안에 연락드리겠습니다. 전화하셔도 됩니다: {phone}. 그때까지 수리가 필요하시면 영수증만 있으면 됩니다.',
  'registration.wholeNumber':
    '이 접수 번호로 여러 번 시도되었습니다. 정보를 보호하기 위해 끝 네 자리 대신 전화번호를 모두 입력해 주십시오.',
  'owned.have': '집에 있는 제품입니다',
  'owned.keep': '나의 주방에 저장',
  'owned.open': '나의 주방에 있습니다',
  'owned.added': '{code} 제품을 나의 주방에 담았습니다.',
  'owned.failed': '이 모델을 조회하지 못했습니다. 네트워크를 확인하고 다시 시도하십시오.',
}
