/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.text.*;
import java.util.*;
import java.util.zip.*;

/**
 * A stream that the reference JVM wrote, as text, and one written here read back the same; with the
 * argument "write" the text is made.
 */
public class StreamsOfJava {

    static final String TEXT =
        "eJztfQl0JFW5f/WSZDKTzGSSyawMhFUQZgFZhMGls0yWyUa6J2Fm0FDprnRX0l3Vqa7K5hNwQdSngjr4EIX3UFBU" +
        "QERFXHBBRXDBBVFEFOQh+77jwvzv77u1dw1WeXznvHfOf+bkdn33Vt2quve7336/uupxocbQhJY9/VPirLi5KCr5" +
        "zUMTU1JW33bBbaf/Z1PlqGJcEObLgiC0VDRhfcVQNhu6XNycFYuSkhO1zbtVRepVJtXDfnn7bcLGmU/EhSW9wpJs" +
        "QcpOV4xSr7A0V9HT4qys5Cu9Qr0mzg1NTlYkvVdotI875cnJ3ULLnFwsdg9keF1HgT2KtEeoUwms6EJ8T+8eYVVF" +
        "LpWLUkYuSbjxsKiJpcqMcJaQ2CMs0zVRqci6rCp0et+8JjTTa9ETW9cc++WHn5/rvOqyuBDrF+K9nbrQTC+/BS+/" +
        "Ja1r7FG3zZd1IbEz0yH4/5XLZTYOG5xuuzUpr2qyqHSYI3L+G377mz9f+4vvsf77hKa83Wzo6qykeZ/JuuaBRwYO" +
        "vOXuPR9KCMt2Cw2iJm2XpWKuksY4LZ+UtYreKS4MTY5J0vRuoV6u4F1Y426hjl0vSwo7bXVJVuSSWGQnVnqV7bgG" +
        "p7MxV6R5Pa2LpXKv0FqR2LMURyWtwkZpSGFvK4mlPiGpsw73CLWTdFtzPGtkPABGcne/kFxkQ6cLq/hQ4eG3WAPK" +
        "BivGRiYWo5L9xflvTD9POUdg2MVmbuAbZx4x+8h1V1jItJKfUnc/+13C/o5gfwn214h+vN3Qvwb2t579HemeC+p6" +
        "99j5bSevuuEt99ldx/z/2IStdcY87cGgv+TfcuYv3/r8ZxJCsw9Xa9nMsMHsFRr4AR/+XqGOgQNqTmJYTkeKXuCV" +
        "6LJXWGYe8VPcCB88+Kybii5qOt1quXVo3ayeKnhfS81juiFv4LdstI/NmxK8SxK13cIyoyKx/opyvqCzJVLC1f2S" +
        "ktcLmNj2ecx1DYolwolPnFOF7t5/8Vdtpelov+rZNS/VLsnca01Hw0EHHHQg+0/F3FJWU2uejrsud/dKD1M3v2/f" +
        "c/e9nLtKAL2hadMZApvT1inq0nZVK4l6e8etd3107wkXxIWa/Q1tv9CSkyZFo6h3sCViaAtpjIsuNLmQGB1u6xeW" +
        "TlKnDBJ1YSNvx223ODdML5Qm1GKFnVxbVEH+bMJBHfVTHWutK4u6LmkKXqaWLfdVzjs4neWOuez+m45o/VtciPcz" +
        "ammSAe/6sogD67NBMUoTksav1YW1rgccdLVsY7drcm7HK/9657eaH16xtoMmhNZ2veBZrlh3sX379o2eUL51mz0r" +
        "1gq9mP1i1rawvyT7W82qt5uzmHT1sIL91fPj+KdtlEBvTcGLEk3N/xrMQy+ro+LWGte8SFmQTj5ey/YlJu7Utp4S" +
        "F1p3CxtyvCktlRmr0VUtVZxjBDZdUOeUdqEhr6lGmZGLtLzI1l1rSZyXS0ZpuyZmwYU65bysM0qyyqzvVXQpL2m8" +
        "ul1YySh213yZESFFt05tJSoe1AWv93TBSEKJIbdcLsoSW+or2CNWpHY5b77O/pbFbmE1IwrWnVn7oMqwnp3QLzQp" +
        "Un5Ykybl+WEXEvP6tDFZVb+c1bNLZyV+kb+WX2L1UVYrgX2z+sC+Wb1c3bdV6+m7gc2DkmMTAQJorw82mYUtI64W" +
        "rM4KX8a60OZe5W4EsBY6W0yrHRxxr7N7Xvjyd1reXvcQZ9cWEuysSDnMqjjvnb12oYnV+Wbun8CV6l5lparXCOiz" +
        "mw09MMasHFKKC/tDGRrngwThbL6YYifYjJlTkXkiAcLZjIpYC86iLoxIME7zmk26wH5jm9DRMUHFWdZoY9Y2u2fN" +
        "6rGZrWJNWO4Iql2MKrobmcxW35Pq3z7eNdo1yFb4gftZ4eYED29c8/ElhY9+ki30DqHJv9A7hJochqmDcXRnqXQI" +
        "K+0175xZz4bXqKTlvNIhrCtBUBK1he7q81Zaba66JpNduKrqypI2wIRhfpQl8S54XtitFyVNpfnsFxKD4qC1TLKG" +
        "pklKdoG/q1m7yvUm9v3MtiWyMsmQRF8w4WZZ0YsdQb2Y7A/Qhn6h0X73DBto85Rl5hv4qvAqdhWTDjYLhwpdwjHC" +
        "Jva3WdjWtlU4nE1ljbBVp3dh8xnrYof3vfdSCN1NjgzHme1ZL60885NbX34sIdQyKaogVgpZhi5sjWcZ9uia9SZL" +
        "2R0lBcNWsd4V6GOIecl6o0pWk8vWk9bNihDYradkOL1vv1g7D5zGI55zLTvC00PaXO48KVh+YeodsR279HUJ4Ojc" +
        "EovVztuKhE84MPHzqgdmbj1hzZqbEkI9E8aZ/F5iVMvU1DzKyh4hKWkivdyb+oWVND0mLWVqlFYJmDcm65MoyC9i" +
        "gmGloJqypVXVSFUQQ3OM45mVS+a88DKoBfwx2MOt2hPwdPNlv4JpNlz9q9EHH974tm5LUowzOpEaYMXwAPHvdl6X" +
        "aO9gSBBH0dK9MJCb7ilV0l2d2+fGxMKOxd048/X2+Y3s/D42d0JiuzTBygEIVYlUWaPjBbQaCpVF1Bt5VrKVwMqh" +
        "rA6sU2dZyagFza7TLQ52oOhHMYCCltoQimEUp6EYQZFGkUGxE8Wot6slBOK29CAYciGRMRjXSoxJORwXDDy+JuMc" +
        "UfddiGIXCnrxPSjOQPEWFG9FMc6G25oIz3gfN1B/9buPu3/MHO94n911HYlhurC+Q1U1RnYZJubadiqMy2oVsdgG" +
        "zYLOQJHzHTmd6EJdl57dwrTmoPOCr6hPVWRxSyrHCIOwKqWJE7LYxqR0iL05ui9mKZ1xGi1dxm7sZI3LzEZeF09l" +
        "3LdYniox0pkVt3QYsjgh4uySyNDW7mGA9dBs1qWNEjvbbEqmBtI0jzMoNG+nk9TnoChr6gSbqlVdYgULro032L13" +
        "pVjvG/yN3tt00Ru2eE+yR33efd8V1sswxJbzKkPZ1SmdTbIuZ73jhmum3K2egUMrWwCNdqtVqbhvtpRPzowuGgDw" +
        "a4/MaRn2yCt5nedtalgTH7V3oXi3u8OVw2JWnpSzW3bMiVOMFDEWI7SyN6kUxGKxrbfCHiZXsUZuoIfd4YCqVu/Q" +
        "DfTwe70Pxfvd92qxRqqrOJ4Wi7NijlEzxukZpmkMp/1I1oEpsFv9WNYBLGuwWk006/ChGQZrWAVzVcRp9gBjUkVv" +
        "61VyjEJWbORMjPW2s4Xma/O+1Fgvf6n/QHGR+yYNJtp1AO3Y81oo02VoallyYV0Xxq6q1Yd2Xfw2l6C4NHCehsW8" +
        "Oo6CvU5aLKnVizNNqMvb/KOWxqgt5W3mmKUzQatoYIItTJiX1qdVQy9YK8B3r2Sa1sla7znOK6Hjq9jDe9qtR/HS" +
        "hAaarB1GtsAII1sHA2KR8TRnkgZ2geTYtT6c28XH7ToUX3Z322SNW4+qqEWjyJbNqh5xTpTlqnHrIaJmNvoHroeI" +
        "mtlojlxPJnCGRkSGCKrC9C2hkVHvabZONttYuwP3sGu9y7Rjh7l0vovie57OraXTbTBOwIRiEY3no7gAxYdRfATF" +
        "R1Hs9QxByqhgkbDh7VEnyNxytF3FUNFESc9wtB2ZESslUZHFo0BaujA0QRd5hsl/EYbskICLqs5NpLo8Q9nIl8eW" +
        "fhXLEUKGJknKnJwttA24llQ32ERLO2PLcqXgHctEO564wWozJ6w9mAu1S0V5UQo/oPaFw4ysMOHQWfR+lKJxaw0c" +
        "LLQSCXOPCnvGrgAS1lEwlPw0rYuWDrY+xGrGcoHdVMVVPsJWPG+yavbuh38pIhPBw4/DeutKRjVBYbcMS+xNKhOG" +
        "lsdZd6H4PYq7UfwBxR9R3FO97ndJmjQLIbEhpZUkRXaeVQPfMOt8lIXUgUerBIEVJva0a0alIsGuYDMRP1HuIKJc" +
        "1eolLh0mUX4SxVPuOyX6iNT2iWVRqZ6S5+wm/8T3ERXmbea09wUugDHGasU55+YonkbxTPAD2XPJ5jvLeET4uTTJ" +
        "L1PY8pDPV58uK1NsTvNVKH16X8bd7Hu15On0bo12uzkYsZiHmrHHK0pbOsCZofuKRY6iRcmemP6MdZp/NvppNmIQ" +
        "kGMewXWZRYB3iWXqzzCm7at6dvIOUeejuj07eY/QKGLLPfPL8CP84FuT1sfWgESa7i9Q/BLFr1DcjuLXKO4IFIsy" +
        "Ut7IynmxWI6wCC1s762wiZqADrUsY2jT0oI1lJkRCNNmnXcsMyP8zdehWO/lGZaoJmuGIpUl6AVZzZ6fVEcGJ6HG" +
        "J5938C4PQtEW2OWAPGNIRdD1g4ZlSWNdHNFm1VUJGMMDWGIBJ/oRb3gAiLe6+kTziYcHvNzaYjHGvMRUe5NkhZvo" +
        "DdabpLQ8LDcKpD+dcQItK4Jkm7XOYGEGWp1q34iZk7AFxdagZ9wtllVNXSwsSI5siOI/UfxXsLzY0MEIco4RVmMa" +
        "I716APYXUa5mUTS+TrOfVNGoNtrNJrXyjuUK816W6oKms1BMoTgbBRmqzkHhUWearUu2pPXxHqkoKaJ33fiPvBfb" +
        "co0lS6D1FhS3ovgxip+g+CmKn7kvrumXJxbE8ONpLbNug/HqSMu72RbdNDby41iI4bkj5/9p4NY0u5o9x87FCWla" +
        "xmK3pmjnbsygq96LXzt3c/yCrSTW7+58XQAeq1qOyYgOPqI4FsVxwTi6gutYBUUtjQ9LSoE9MnSorC1vsAfsBbFo" +
        "daq9z9drUgzYaGIevEr0Ensl6aKKvcZOt5v8ONtL7JW3mQjb62WvppKzA8QWlgJLAvBZCjrIUuBv9PEjbinwnmQ/" +
        "pOhhUFx5LzKRcQEPwQ42pXTRJgT9A2RVsap9Onw/t3zEQKhiBY/FZmea9SpWpkW6HAdVdDS1g5tseKufeKZ2cJsN" +
        "b7XI1g7PoHHTQ6cxIbIRa+42ipNVtKQb9+BN/jnpxg3qqcmckm5P7802GytK4+rkOBNGwy+xRDvkuMZ2TazIRUdl" +
        "bAfdXWXXeuet3SS7IE+xcwJ1rZQGeVgmmmSeh+IdKN4ZfG2yw4A9qxk/gUI6bwmS0eupJUBEJ06qCye4NKlAk0nb" +
        "kYOqphdIl2BMUNZVbeEoXHxI8MU+3S3gYuLnmLhjAi5/1Vv6OD8wZ1CdVSvyhKxVplmVC7JmZHBolN1qjbvFuwTY" +
        "CXzOIA/FPuK+xZpqUpZmUmUEQmbZcTKGIlfCywIrLKFzuzgtqpMq6yijTktF2y6XyEDlb7EqfQLYDv5Cn0DxySA7" +
        "TEaTy2pRDs+oansrmigxMXAVPwgknFabHw9jexgVMNusqrcEUc52UZkyiuF5dSNXERl/KTFRBg2k1ZATk3jpIoq3" +
        "UZ37ulW22Yvh2fiAqkmVCUY7W4fFsiG2DUpzbd0GE6nsJT/cDYWuqtU76sPdfNSvQnG1h8aBkmryosrX/EkoXo/i" +
        "ZBSnoNiG4lQvejPZSMvqGJf0gjonwsKGX9tItmsIygev86I0a+LP8hUUX/VggDlkIxLDSMhwDeaR9a4jIHotVqX3" +
        "FUe4zhr7BopvembCMSQWyYhMv/b4jWXIklWNqsNjvEfYpmLfCyLdOxh9UGQlr4m58OhqS0fwukizck7CEtqpGYzy" +
        "2irMTtj+WqxKn3jDTX8xiH2xW72iCcfVMVnJFVQJUlfsTGLKDK9g7Q3wDYylMs5pQfqxJjIZhkbRK4QNk2HPrvWN" +
        "nbnMwcNit3txxzS3qnkxJ1c4Ww+3NFY44u+wpCF4rM1Fpa33q5IDxsCjg86skgnGQPnXBJxpyQdjHg6+jDHaRbm4" +
        "Bfas8AxzqWngkhHl1bBLnDZ0hyPsShHttGq9S2dXyhzV+1H82bN0LBzntjVI73RgW2JpWJnQ7Kr2dt6VSvPOH6FT" +
        "97fcO8VZNt/CUvq1nrozBT62ktd5u2VNvFswkthT3oXgdDuQHTCYHM4kdNCw3ZIIP0vVVA7uxlR6TvHP4eBuzGGT" +
        "+xRz8gZ3Bwh3A2JWJOJ8H0krKP6bpBMU9/vEEpcdFJZDg5gmd8uhIFB36oJW5nZNknR1zifpvRofabJse0a2IDJm" +
        "oIenNPwVM2oJ8kcL/fqHtL57IHP01pNO2brVPsPPIeO1rCfeZNf8A51qQGKaz2IEUcSZDCP8ZDSYIzNgij0h5Zfl" +
        "A9K8nFUZQ58S04YWnuvZaywjssUrw+xEB7Zok+ohuxOv9C4D1kbLIN6CYpXX6f11FDfs9yhIGklVWOdiBNJpY1GF" +
        "8StJCTtcOPiZLhz3j70nWHHc6TUmFqUKZGLh1uAr/WJ4wJU/0YWj9utHCbrAY+o4sBolR2R1vFssFqW8WgmPl9Zw" +
        "wwk3AToRuw3Fz5mO7GenPu9pilM9fnqQzTQ9rZanpPBoa+totuEt/GvYRvJuNacXxAnGB6zHJz+Tm0yOQZ7cWN3s" +
        "ez8uUMYRChLfFIRpaSY4TEmzavg3bHTYe6qDet9ISISjAwkpcHRQ1WzXdbdv6pI1yUtJX017tjSfftHEBj5N6P4w" +
        "FIcHT53ja4hqM1pmDsqIWoow5ab9QczCyLqCKSD5opiTbOdeop3sv656n77fyefojSje5OEppqA9IBpwF7JhZ1TR" +
        "OrbtoPAftDrVPv8zdyHEO1F0BYrb5HNHw6dRXI7iChSfQfFZFFcG8tYRKc8tECH9AbZAvR0a05i4oNAYhzM3rrIu" +
        "7hTnKqoy3sEQnuTmkDzBosfFvCxpEbToJpt5abJUEEtEkcOxddutkNbH+9QC9hmtZyRxEtGqQWJTYhBSk/cUv7Fq" +
        "EKi00nOKabQazARSIXbvTEEt8YC/cKZvi/LtZhiVLUQYKpuaK3lDLvJAgHC35JFdnTJMnk3shVRtUz8om22pgNNt" +
        "jbvBZ63grrc41Lu4FIitnZIyK0WQIhx7QkmcVr0069XkwOUuuqojQLDVPAoW6Y5nIh0eGngVh4JpnW3JcKq783h3" +
        "e3jqaQlQ3ZLCZJBi+IVqC1CMbRehRaziB21HtG03dMMxn49thxXa3+jjQNv51ED+ic8HLa1ueUKDaKiFRzVrOXeo" +
        "ijit+VwerzY7Ky2OYkwYpQmxUoD9ylSqUUyggJsolpvxK9qNhKSWNxPN3DuJYgOKA5y6QBTsEWdFbr45z5qH2Hut" +
        "eYi9r2oe6gZ3b+roSVGsWUFkAkHJj0M1rDntbvfRC7TzaDSz3XY6e0OcVpi6ripPiMUKoh1WOIBzEYxFq10Nfnc1" +
        "txjFgWXxCwJJP4xl6ji8s3hl7opFcTCKQ5y6auIwRNpR/VDJUcKHyEPYRFXeR2Et/FEQFRf3RMUlUt0up+bMP7K9" +
        "mjg6KuaMxfD4uWxnessAI55ynjsLwvE4U44oiNNAElMeQPFmFKmZYBnBjhUStQkxp0Yg9JYImJE1sVLmIfvhWFuL" +
        "7R3tEMvS+KikYSfNCgBtBNh+qlFCGafe56LiRof451B83osxPPhmWmTyrawgcodVemDbFtMFW8w6b5vPItPFLTLx" +
        "L6K4NhA1+1VDrswyvhVBKrFj+Dh/V2myHb0QNk7hmyi+heLGQPO8uTTxYCALcVCEOIhB/P0o/h3FB4LoZv+UMVGc" +
        "4hQlqnKSFhGqaRRJVwpnD+Pkr09cEMsGY1E8BDkoZBVCjK/NF0vKQ1bj30Hx3WDJnd3CtPiEFFpMH2ClwKgzcDEj" +
        "TsleQ2iG4oNc9T4Zoo8/1Y9Q3BJIwLuNBTbcbHnzA9uDuIs7F6nO22k3twHHf4bitsCp6DbYkM4wgQnUJmsg9Njq" +
        "uKuDQr3NSt8gcud0HMw//utgw7WoMZ0a0Sbhx3EJKLSRR9xTq6Vc+mPTxig2rarVx/e5nT+ONRS/O0i+bJe0ohza" +
        "wuFcN6BWsuocQm7pICBuZIfTWBU1ku5k82c2Wo6kU4OoYkdBrjD9xohCFS0uZ0hgcyNM+go/8raGMyIq07Iy3qsU" +
        "JTIiRhTahplMhKiohmFGk8qSbfYaHhoENlm1XgLJGsFLl/GLbeHz6SC6k9bV7HRBLZbCT51j1sqx7rltNNyVAe7T" +
        "PmPKgMgX2qhimyu6jGyRLd8jA3zG+/FK1KQ6yC3xapf4ZS52CWSug17lEjskbSxTTcTSyGZREMmzGs7CWm9vv0Fl" +
        "uM00tpYn5jVpIvyEtLpFOcRDpMsiX8XRhI4eqciW13QE/zEPUmmXZM2IYFznY5qRiuOpWXkW2AEzR+x0FLB1xLAt" +
        "KgaDh9efbPt321VGDmWFJAPG2dxgdRzF7f4zquIp2BkrPWdYDR7dDe5eE2nCkwDLeQHmnjEtWBGd4AVY2phOx+G2" +
        "oSyRfSuAwg5jgiJwyH7O8cVQcZ0gAd0osTGY14sLkoINHc3bsX+0ANe4m7tCyVznbfIxWa5iJqA/JA6t9o2aXroZ" +
        "2yOH4gEUDzp1Ht5szX23WBTLfEiW28f2bVOwSrQ69V6Sypr5Y70WxdH7IUkUpYIHgJzHNaAPoPggig/N+HWhxKg7" +
        "JA3FThSjTl2Q9jIsapEiR6z9arkpscQDH0NaXhvsmBN5SmZ0CT/WPG6H+NVENd7p284FrwRMMomTAxnqCFstC4yf" +
        "cgtO2OVgW0+LOXZlhW/doUNbGhg1t+7wWp/plI91AtpXIuVl1fb87RIVJknICsTC9n8cB2VuN3Kmv9pFgqCooJ58" +
        "3pgwPX1QF07eb3xUmA6C9HDYapge7uxtSw6NpEgPp/f16uEj3L+SQIhnoj9wbndJxaI6N63IkySLhbPO2Su0S8lJ" +
        "GtP4FqCMFVRJkeddu5qSw2SzWONu8Qk+ptEigdWTCN6F02coEsmBMYg8MTC7GClOZRRwIsc8TmRX+O+onNWR0SnU" +
        "xibrZMsnF2Jbk+eSn7zapibPmR6/TKJjkCR1EJH4GAowxzg2DsexcTi+J5D/W1trRqVZkSxw4VRmkx+LlcK0RNvm" +
        "zfBfFNgqHRt06qpJeZ84zZQa0nj5hkcUH0dxsVMX5ELqkIwozmd+t3ZRU5ARSGg1j6oYPpzudmOQR77Bagz0ybt8" +
        "KVkT/8Mp47ay0G5IiloZT8maFMFfavNexn5UpcDQc+12hirs3dS2nNRm1tqUG4rDQUEn+Aj5IF9KeJCEHog06Tl5" +
        "Uh/nmSIiKDeuFZXKSUVRhrnpuMjk1iKvQVe+Onm1yOlRYclpNfl01HJJLzI01slBEpKkWCy5c0qeYDciqTlcRIFj" +
        "ekX6OyYITKhsEaYNjalSJdtOl6aAZLvWO69pHpCceDeKc71BB7/3rnz/UfXKP02F7QXZFVbvMA+r4odOG6KQcKfd" +
        "Q7JZK5ob7WZzaSU8VjJri0paLk1K7IjMm3FoUXEIfHEIgXEIgfEHq7iLJTel1Uk5wk4My7kwqBridLag6oThISVw" +
        "S1RDZHcE3/O6KnIsK1mI05XwJHmlO8CL3KswkdCBLQulEH7ZbFZ652MgxQMwE59EcUkg8u3QKD+ZPEU7TMJpiu5w" +
        "toymFn3KLR8VxDyhzQ79ywRuV6R9KrDc8QMbs3k+B7PSFwBrJnRIXInic0F++Y4Ck6v1kkgbOa1jM/mAbQE/nTZy" +
        "+lt9dvDT+a2uwQW9mUBSzUZDNjfBhhu/xCDfI8j3oaJ4DMX+9qY6Ok9pQkZoYoN55Og7tKvZqvVrO+ZowfCd+EYg" +
        "rzJRFFHjEbBzuXO5MStH8PnbI9c7IxYNWQ9/S9usv91QxEmDx5AZs6wX25Y8yrcuUp3PjmyqDT9EcbN3INzrLDtj" +
        "IKbAu4VhP5KhfbYlGgZd4+Ng3muYbHjofmVD76ke4XC5uYPOHBEKcKejKrPrMDkirVa/3XWY3JBWqxmzMByM6QOq" +
        "kjV9KSFtSibh7RYnIJiQHBXSp+t4YQyDcIvvtUWxAkWTU+dFStpctqAq+QWRdr/vUDWpOuMF7W0y2/xDQjublvI2" +
        "c0C8+5ps6pnWxzlZ18OPCdfWusXFCAyskVLyRLcl1rG5fz2bYWA8WFsCTC6B2IQE3BMJxCYk7vDOmOVA3C4y7kyS" +
        "MfcUoMCyjP9xJtB7wEf+tIXFhaKq5bCr1T62xYdd2HfY6tT75IddfN9hAsw14TFxt5jY7g6wmQmtGtm7b3cgg2h2" +
        "euGf8inay4DMViKpSOGERFvK7pCNnJgb72NrWloMTzD5bqgedbyjII8PyArZpcJZmty8ukPku1BjeN8Y3jeG943h" +
        "fWN435hX+rD8LaxgOkWEoFdPmK0YKczWRr/UInbuwLhMB7ZlfvcQJXrilb79jru5ySBZi6IuSNwYlZkIFkHdTIwM" +
        "kYUEo5O4B8W9KP6EAi6AxH8HsqdhWc+KsqbQ7nJ+WKWhJn7pbvWrqInbQQOtVqvyDu/U2u7ERSgtSniEctnJTjMk" +
        "SSHRRxc2/WOG55xucbygi3wcz3cRY3mH7Zfl+c79WSBTGBQNDRuR6NcOwRuhEDyq8nL+Qa4nJWHrTm4MwgtEWigR" +
        "pHtzb49aZOoi8TJQHu67APnhvgukdPP6Llzqcgfc4RqtjZBhuomBLhL15VyuKJneXdteiqZ13iaf0ZS7fZNHojjK" +
        "S53sh2rX1GlJGe+RSaZPbJ8xTd+J7hnT9J3omfHrz3ZsrpyPwNJs7O1UkdY0G0F+tmNGJ+TclH/T76vpco4gE3V/" +
        "hRMyKoKeSkT3w1mE6u00aajkKc5QwK8gfMCpC7xdqmIoWdrK1wgzgXuH2/Auvn3MrPVtH+PhDclTUbzBOwbA3J1s" +
        "gY23I3EouxkDGDKKDJOdLXL9sByvcbd4aS07gd8BcY/JDvcd4oO0BJ5H8QKKF1G8hOJlFH/xMgrLXqbKlQh2ZleG" +
        "KhitZCn8OqpjK+GELhKKwiYcslUwQyxRpJ1YUjVNrbKPdBTSGXe7f3NVR4FyY9jtlipayATebkycRjwqfpx9EYip" +
        "aqIq74yMmZvbkqBCyV3ewbK4aruklZgIEn6t2aJuB4w6iJyIEFjuxPiSeSL87Fo5rJgUPyMrlGclnMM96d3HwPhB" +
        "r+bL9IWbnY5kD5qV5mvGT6atgIpUCZwpJ0YIqPDr1Ft2KOp8+BFLDPe7tn2igIgeu8OpC5RryVk53ilOqzoc8UZR" +
        "LIS/p2WJT2WzsMSs6C7Ak2tnTbMGklf7HLx8U1ZSqyK1y116RCQ1osm1uwyvRXJPON3FtbkwK8kRIuh4xlPaMhNS" +
        "sbKXaKoMH9JaygQZmFsxOUZGUfcZfqowRikWV7jOsOK5vIkWG2yuoFMgasiARvtZB2UkqK3Hjy0z7aTNnqjxiUx8" +
        "e0oSvCnp4k02RoXDrRaHTPczjW+8R51jva/BcRuOq0arn1Iquk7wD1Y/pVVc7pxgvkl/T6B9sdOYMGPZbMEgOTlj" +
        "ymrJfNXStwcro0UxO9QNpDMnDRBPCeso9exi1zSeHygiXR0UKxVuNgnDyHBwOZvutFpUS6riTjKZbseouxt8noZ2" +
        "jg6XofhUoEzVJ5ZEkztESePXLsPhOM062iFreXnRHRi6A1vpVrvqvQ+1g++hSyJIOfl5L8OzV4o8rU5HifVucuWX" +
        "EpWitMCmartYnCbjsGvEtoMPr/W0+JxuJjv+EorrvDKP49tPk/EinOCCpD08nWj4xb/MjrUoIPg2LS1kC1Kx6ERa" +
        "pBHKutpV75t4Hs2aRPfJb3l6tvIKqwjrXcYPbI7xbogOvMqXgvE96Ol7dI7X2Z0h+huOz9tiY1rmtDCkJYZbUkaL" +
        "Yk6eZQKNirwyLsh661Eu/rpbvMLWqCX+YtKSPw5yNvXLE5pkmZhChuk422XLhk7vEc5amtxtFAkOx72q7WEgQnIW" +
        "AR/hV4pl3O0qjqdE2aCNUuF4fLN55ZAh5sWcauT5XqpwSpxjTFPZGhrvETXk4gv/2HaEyoCozRhSReSbN81jx682" +
        "wndvWvV+15ppUsBNkn/0rAszqcWYGU4bLr+BjdApzZiIIJ8Hi4DwgEeJyEoMD0ZgXU4udnGhFI22mrqnpVTO2Aok" +
        "CmyFTXbNBCqVVtxHvpDjuWJke3im7eEpVQ2P7Wxm6i52iioRtlNXeXAzbH2Md5gf1wgzsDigbQDhdgzZrDQjTxl8" +
        "+0hYydfZMiyXaUaS+JxBEp8zSOJzBklYhpOEsTuDCE6navAE0SEJlbOZviAXDLEQJQew/ZpDU7Ii5iNcWW/awWdz" +
        "+EYM+7FWaw/lAWuiKu9C7TETgNXg81I1scB3SCnZAqMl9CGRsJFkPB0tN11yzzHO4alfcAQ/buwxpy5wAHqYDDAp" +
        "zodf7e6MLyMqsqghBY55ZA3GyFCGsjyZtd7xYI18PBpQNLo7P8CP7/+cW5i22JnJP8PTFHObEJMhK1meFyacGTEx" +
        "0EtYjVFLYsCSUPSSUPSS+HRB0iNkrHeorJPzTRnvN+QIMVoeW6DMUyabuYVR1KNY6tRVI3A7/EcMCxYlbUKUpxx5" +
        "N0VpOV31vrSv3D1WAxmx5iAPmaGnDjlkAflmdlbYCpYj2EOdLKwj0sL0lMj9/6GzsJo7uBmjXBQjikiWeEUbVjch" +
        "81/4a23G1S+OD4uLCAJkuD3rSv84ROnhzUpfNgjuXKrBx69qNnsH1JXeycAXeTp3aua2hFZesSn3GrPK6q6zE6r3" +
        "AVXNvuxPnVwPr3kdiuOr5e8MI/hShB0pre7Mc4iMGx9W+fCHs9cuMxMNKTI27KwbZmRQLpdlBYpDgIPLc0KQj6vJ" +
        "fUKgm8vi/EqeaXJ4nnCOz1UWZxO1camCj4eI3I4XzhFZy4aFE/XQSRasFTEg5iSZO3bCicPuMK9hsVji2RDCURQn" +
        "E3jBQMT1eHuUmF9rJaZyObkynsIHPMIO0YzJr0IyzGXmhg8lT3kJBxZEpWS7GxIDFMBkVfocVzx+qQayTM2Ih4+a" +
        "wt3OxUJe1dQIKQSbTBm9UzIDZmfs6FgUODUx69RVm6ZTlcJ0gY0WE0RWIj0zPjbg2dKKF1rrafEFI5lvBUdhzRnu" +
        "GyyBMTKaPrfGz7mZqCsp+Ui6nCXPwekexVRvG7yHwfLHU+zG0KjWE9jGwaAMG5u2vo5n2KiBEa6mAMXMfYlJC2oK" +
        "gdjOjcSRhHHvOhs1tf9lo17FnwJcm0cDdf4hnrugBqNTo1YjRZ+kGRWxyJ2D4TazWUlJUkpO5c7gkORmCZOyIuYH" +
        "SgyP0De9wmbqI0uJTN8Z5JFb4Qhvs/15KBmJj0oiovQa+5HF3rX/o78Xseur7GrvULNWPtQQi2vODrabIo0XW72V" +
        "8AjgBOczUp3dlBYnilGi2TgNG5EXxBy5V8KpoHW9WcliJSHd1M6OYdoSzJriQIg4ECIOhIg/i+K5Gf9OYJ6cYeeU" +
        "oeSZgMOWHCLgVlvx8P6UAMmx3kxKFzZWt/uCYHlagBrseqs5332/1Y6xlGSJbknV8nCIbOBR9yZcnVB4tuqUqrzC" +
        "84j/9ZxitXiUKfvDP3JlQo1gg+KTCesRdw+EWxVsDWUiIIz5bEOVYgS7w0o79/W0sahIOiW/3qGJFUVdEF3Jr3fQ" +
        "7q417hbvKtphbvKqgdW+xmO1r+tIZ07s4D7wsFq7k1lEESm1T8iRtnkLXKHjvYPh77nM/MDXnMiDhMMtODtKqGtS" +
        "1LHfflRUDFG344RGIXi3WJVeVB81xW2kI6m51vssplk30v5d54NRah7fZ8bnvYpqyfnMYaIDKscqu9a38kyd42so" +
        "bggmg5KCABopwseoHD9iTqSBjJgYhclMk2qRYWWDeWR7E7EjuMWq9DkU+V7gGlj+a27yPI6VDFrWVAhdIfeC2Gr4" +
        "iFRRi4Ye5WtcNotiGE2bKvhB25FHbz3KTAB27Osop6vTcqyvpda62KkMvEdG1EQk+G7qlosTkqa7uWB3L+VPc7f4" +
        "ovd7+V7lGhj+an7tRS3zixRiqWx+3C2casOtsC6y4ZAIFBAmai4PJhv19lfVwi6BGct8Gc6Q6XxEKAe9OIogagVt" +
        "DKs5pg2Ynsiw+6pthxxxHDwWxo3Hvv0bjij27e048sS+WVH4kVMCWFm8240pozRhkOgX0tnT6rY/qeMUP5ePkM8k" +
        "0dsVIfYJCQ/MCM3wF9mZhWWF0CvskrajKozstGVTDWeXsMxCHWKFSXVMuoukf1sZf4piVrI06JCxiCYCRB4inlPs" +
        "NNMLEpK1LbNJpQRKGVLbrU8zBMEHoRhFWW4f2w5gONlbnWqf/5f72GteQbGv2i4zAA8efYXPPHIcaN2k05u1fvcZ" +
        "77Y2iaLGK1K60phsEo1Nwxp2WIQf2OV2FqPiJM8rHzIto7OudIYD+EYJU+UioEKjZRnI4wPFM7ZyjwIfdq55q1MX" +
        "5IPpNyAkz4S2Zjp7heWynFcj4J5jve0jv9hClNB+y78ZLVegaTc0Klm+cQJtMcr6AqYVA9OK0d6ExWocaxcLmpnK" +
        "JtwyWW5H+xcVOYo3waYEyITLNPnFCN/xWWESyk2mESbKdFj+IEkrqRWZe+GjO2OVrBEBCZxYg4rETXVfQIEvnAhX" +
        "20fXoPhisPCk4qsvEJHowFZLuAnFrPRpJKYJpRapV2p9qVesD2wplQIj4uHXwXLzOxt6ocQWEG0LkMp2EozE4DDP" +
        "zFv2J8FIDg7zh4GPo/Z11cQ5LamUTjTs7g+XFLGQUyigK2Rkjy2R98NeItQPS862hmGE9jdRjS/Gm0f01yLGu/YN" +
        "3ql1ou56ellDEvJIEvJIEvJIEvJIci+KC4M9W/p4v5GVI8Qh2DngxJwmRzCb2+SeLXJZZHQXRmwxgk3H8zWYCnZU" +
        "RNiLZ2auwvcqZaJsOLCdQbBQNZt1Pl8QN0/VIjlG7UCgiYk2Coz3MmlEIhwKuf3OFCeiO1CdsBixNMGmIG8JMiGv" +
        "56SW66FEfsLtaFnuoJoZ8BJyd1mLGZgGm6wCi4LMU92HTZ7g2rMiVya4hTK5xlptybXWakuuq1pty+2YuAVV53pj" +
        "uLuuZCTepO6b0kxwm46gc3JU26kZpRlKbYx4hFgMRRxFAkWS6jxX0Xf6JAM2WFSH09QtVWhULeZV8+NKIUVwG436" +
        "1TlJG+fCV4TUtTYHHUX+JYPnhQq993TSts7qC1qE3cI2EcBXKph8olB+x5CiiSuDPdxP04z9zP4zm4o6JV1To+xm" +
        "b3T57ooRUoE6AmOFZyQOOUrLzfAZJT++Q4VleDmO23Bs0bweRLW2OtVestfDQ1prsTxq3+buOtmrQQloxk9VTHfv" +
        "CEkE1OYP5+4doa88Upv5DL0jHn9CQMxGPzaiqFP/xKf6OpGm6J+Y2wyiDaIkzm9xqzHq+KhULBB5CxsNyL/hOl3A" +
        "B9KQFsY8dPJj0MfD7Gp/hgxzokCVaj8czJ+y/Mt4FQM7P1dbmzCrPmfSRZ8zqW72Jb019bmPofiPIOmslC2IOj43" +
        "unEY66QszhbV2cr0JrOlMu3kQ+1C/NJh+z3Nlyesiwc01SLJSe0l1SQ3U5BLEwa4e8FweWjbM8TdeZ2Pu5s9whxW" +
        "++mgldcjamIU+lQ7KM6KUxGkelsgHOTm5lBe9hlzL3xIk4mlJWXwmQAlwvczavmXwdFhuET7tmxfYGq1apTCD1yL" +
        "eWWfWhCRO2fC/Op2GFVlxmLp4Zi76zuVeYNYdEg13LE3gNVG2ERcF3nLhP2MsrXvIxwdM1eCxPRozHMt6FUtlNla" +
        "KLO1CJSrRRKp2nPdVyGf9Ez4jVuWKxuCGSNLCuISrOPq/GxA49of0BERCetEuz3I+dLHY6NDIs8ql0hcVsfpY9o0" +
        "PRFDstulYpQNv5SsI7Kh3JqktGjackIneLAs5kpFgu4wEz1qeEDOzXGjZ7hIAntkImd8Nr9QC4o8rUdA4EaPmhh+" +
        "LhzTrqpWopp2bVEWG5AixAk4vJ+REkXWdINvYY2Sh3GHqJM1Y8a2T6A4HsUJM4E2C1tWMXNqzoRkNvYpJ+33KIgE" +
        "DcpiifOAcGTSFtHHCrIuFVQtym7v5Y7r0ShJ+Fo2kqJ2iEUppyqOL3Www/q6pdPkM/nw7Uy1CM+ufaxa/81MyEW5" +
        "IiPHlivoAMmO6cu5djyDdxesaYgBra99JtBevyCHttdjDMk4HfHjTrB/aBL3QUXBtAEmEjNuAnJoRniggORY8+GZ" +
        "wKiP/URR9xk8BUk4WrAESsa0SivDVChQwNlW+/aZQCUjEW2LLg+jkLNqJUquwKpYujFkXhSz4Ye1rXp48A3r3Ig8" +
        "y8jzbJQwa5t8tavi+CjiCGdCsy/nm4WaxRciWcVSTAXH156X8QO3b3zrCdw3brcc62uptS52KvdjKe0UtTlu5gqX" +
        "Z9ukjkxSyC3Q1pGwmcPNUBKxKI73G6Uy3zF2HYovo/gKiq86ddUqzHaGBXnDnIJwuNRgKyBlCmM0NQoU4LG1V8wE" +
        "ahn8shHEypIkYIa+ogD/r9lPOKy116ldE3W5UmQaR3gqwoeVUc2soUdJaBOwlyBjZI1SFEqw1GR4E0jo25SazLPJ" +
        "9QTTprbTV6VdDb59ETy0pA6pbeo8qW0a7G/IZ5Eqvpl+zUyP9g7YDuIa3iZfGA7nGnWbUWxx36CmT+T7rQToXAIi" +
        "8gQoXgIULwGKl/CyZ47sqBBG+UQd2zzxbWB2bEcO04ffeZUvZJgHA9WdiOKkQB7AWN/4LlWbDk+sHEWTp9kzP0iK" +
        "Am8b3+LUBQn7O4sLogIFnZLFmMfBwn4dbX2DsO+cGCjsJ8c2pSHxhrRYOlkf2E8uwm6yRBePgwjJlGMRNA+b9o6o" +
        "jLPyVBThFoOV6C4tVqZFPVuQ5jh6hY0qcRw4O2Rdj2C4bUlRZPSWfmROlERtIpJT2BZ56ROig1IxUroX1xcn8HUp" +
        "bMgdlRRp0ZCK9roYhQDW6lT74va4CFYHvKkbDZQ7uw2mnBdVoxzB0moGiUoTmhrl+6Im1dkhaXn2rIwuCkeYn8mg" +
        "8CIY0o5os4PR2/rd1CgDYrfpH5/uow0mCRxHcWaQzsXEQ03lwkdonYs8FhV90yDtM2y0Dq1lm/wx07HtSu82/+RP" +
        "8ST5Gf/u+Jqu/EI5wldieERzWpNyijStFhfoY4PNHti2iY4ARTZ42/zfAGInUdRrHRT6Os9kH+jY3FxbqUFS02ZQ" +
        "fyRXT4qt4wUNEB3YzGowRQkMeaUvgeEgD9il1IV1s94FZotMA1IRO97J45UAXyaPVwLMmTxeCQSb+P3L9IVMjT63" +
        "ArbIjxwjPKzJLVat96FYI38oSOV1ZwWTm4Jc1tRshBzA9qVMvFbkspQPP7x2dIeInRwRiBQXNFIlc896OATkF2XU" +
        "6QWy34dj826/AcIYZ0LzYy5r2tFYM3boFStq4TOsjc0EhmO5PKL9spKT+EuG9Ija5LsfnyxQ8oxo0c6nqHYkcYpN" +
        "DVrCpbkL+Mz8P/fZBAslImt7La7Mbjkm/TLmC1Zg5rlBAWk9eblT57X0mSZPRqSVCGFGiKk0bxx+lJ2v7Cli9h9s" +
        "JyBj9+vh1unqaltg/zYNDGzK5dp6ek4pldp206PGLe3sWKadCda/E584h37L5TKdVR9jQCxGJfuL89+Yfp5yjkBP" +
        "t5zVrOS1dfez3yXs7wj2l2B/jbjUeyX9sXphPfs70n1L6q0JvcX8/+hJmkF+Pm0/YNA/3hbfbzv+oavVc0vZUS2v" +
        "sN/Cvg6jV/ep+X37nrvv5dxVXMley0dD8IwG3jG2b9++0RPKt55aNRoXs1/cZwv7S7K/1ax6u3nfpKuHFeyvnh/H" +
        "L7ee4X/3aLAJPpu3xk6g9+DjgmKe3kk4mw2L1YM1XOytcfHRKKBSCJvso6BiK93qOGGzcKjQJRwjbGJ/m4VtbVuF" +
        "w1lfNQJteT8enjABJlHhRDoE5xHAeQRwHmEb7k0dnTq3xJqqeap4o726EIEhIPuI0OWtQ9pTARlPhV7q225FBjAB" +
        "mYEFhAAJ+D6OQBtbhlAg94YABV2A0i5AaRdI1YB4KozSG/5PdLXEHjto7wIUd4EEBJINSCxADKowHv0KFBPz1gDX" +
        "XWaREM+XzC7tz60gtLPQ0samGqpacn7BxszSH5xW4F98H8eYmAtv6/11hibE9/TNtyW/2vwl46PslPkyq75h3z13" +
        "3bvxu2wp3v9K4hO958T3PVh4tvYiYeu+Bz+wZNfprOsHf1D/jjsZ/FBi5raLGPzQ8ddeejrg+YvfRvBnL3rXWsCP" +
        "f/9IwA+vfdN/4vqH5T23EPwfTSej/eF73vaZOxn8SFPrFwA/MnT0R9YC/vi5E+jvkR9k3kTw3z77M8CPnvxvjwF+" +
        "VF/Zjv4eveaKjxP8+DfPwfWPHXrbdsCPnfnpHJ7vsYteeJbgOxvuQvvjTWcW8PyPD80Oob/Hz31fK8E3vfV4av/L" +
        "l24C/MTJP/oc2p9Q71IJ/rzyQ/T3xJ8TBwB+cuPo53H/J88ofhjv8+R/CA/h+id/eeEbAT9V/9BPcf5T2298lOBz" +
        "b/8Vzn/qmw9cRPALi0/i/KePXdEF+Gl54nac//RnTnqG4D8P/A7nP3P0Eetwv2f6vrnrAsBK/ltbheP3PfueudvZ" +
        "1O979qu3vPlKwM9cMg74uU3HfvUhBj+355wrtgqd+56Tr/4w7vPcp3ZPPAT4zvXfB5OI/+GEqXOE44XEmptH1oJU" +
        "Zj41eCXgDzx/90OAb/3xXwEnk+MjOD/5xmevJHjhvH0EX/+WjQ8BfuLaqwDXHNUVR3tN9ne7CL609EWCfxevBVzb" +
        "8rEzANcOvvbLBL/3O/UE/3DvkUDhOuHIs9Bf3SnfuoNg47SjCf7in99J8CMLdwJecvjyLYCXjH/qXIIvPvFugn/9" +
        "k+MA168Yfx/g+t5n7yH4Pbe8ciXg771l55GA//r0FwAvPfE9ccBLZ9afTvAXrvkiwQ901ABe1vbbMwAv2zN9HcEf" +
        "E+oJ/sXeccANjfJZBQY3nCY8j/FqeOdHjib45qM+RfCL37gTcOO2kSHAjcX/Ppfg6775Q7x/430NxwFe/pr7NcDL" +
        "x46/h+BLGg8i+LZLMxifFc0n/BTwio4fxQg+760LBN/w5DUEv/KjJ/C+TZvX7gHcVHnqEwR/OrWE4IfX9QBeuVb+" +
        "KuCVb009T/D5t78W47Py9qlPAW5O/vW3gJt7PjpE8OJh7yb4O3/7Ad63+cmBYwG3nHD4DOCWnPFHgj8/eCDBv78n" +
        "g/FZddDsTwCvOm1JjOC9/zlP8M1brwHcWn/L4YBbt+3aQ/A7jr0Y49N67TuXEPzC7m7Aqw///FcBr55+53MEX7Lq" +
        "tRif1fd+4TLAa5pP/S3gNTt/PUjwedK7Cf7ZG36A8Vnztw8dC3ht++QM4LUz1/+R4K+dfyDBD7elMR7rjvnaTwCv" +
        "e2uvQPBl984TfPvM1YDXr6k/HPD6not3E/wh7WKMz/obv18HeEPiE92ANxz36FcInv/+cwR/fudRGJ8Njz92GeAD" +
        "Dnr7bwAfkG0dJHjvZ95F8F1nfR/jsbH+51sBbxz6bJngs178A8E/+MVGgp9rez/gA09+6ceAD5x+v4DxOfCLB88R" +
        "fO91VwM+6LC+wxj8PyNp4hfXeCVN9hdKtvoGzrT5j8mPhMt/wnmTyY987XFwNfNYiLlkq32xfbF43CVbmU9CstXX" +
        "I0qab/qXSJqfFcx//7tH4/+2pPmm/y9p/sskzSonx8ff/bVfAW1eeXzsHAeTgVEJVO07bLtgr3ZbysSTEJ5y3BTM" +
        "+pi7jqxvN7KDR03BUtj30LYPKacLB+976OxDZp8CfO3XNhD83I5DAT98+D23AH54+isf3wr48mUfI/iOj5+B9kc2" +
        "GMsuYvAjfTfVE3zBJTcQfNPRZ+P8R2tulgA/elLmGIIXn2wm+Kp/+x3BT635DuDHDr7iPYAfk95cJPhjt72O4Ls/" +
        "96c7Gfz48pOuZCLxvsdP+9WHCH7XmTsJvvmv2wh+6X1xwE+ceuhDgJ8ofemLBH+p/0KC77vrDMBPHnn9srUMfvL0" +
        "RD3Bl/zxBoJ/XjzrWgY/1VInAX6q88KjCX7v1maCv37jnQT//fTvAH568wPnAn5ae0eR4MtXHEfww4/8CePzzLqT" +
        "7gH8zHjLhwi+4LIMxueZX5+6DfCzNT+OAX526xNfBvzc3Vefhfd9vq0nh/d//rTfHE3whTMrCb75lTsBv7D0498G" +
        "/MKprzmX4LNvmib4S8PHEfzi0ffifV88Yv4ewC8WMx8k+JL7MnjfF//09lMAv9SyLAb4pdErHiT4va+7huCf3LaX" +
        "4L+fsQfwy29+MQX45bff8jTe5+Ubzvwa3vflZ56+FPBfNr0vB/gvhfU7CP7UdSsJ/kP7S4D/uuaubwP+68j0FQR/" +
        "MDFN8K13rMf7/y1ZvBfv/7c3/v1HBC9c+EGCv3KETvAT3z4F8N+PGjoY8N+zDzxI8KVztxH8uxV7Ab/S+qdOvO8r" +
        "g69PEfzv9U8T/MPLrsf47BOOuxTwvlN+nCXY2LOD4C8+20TwI+96iYxFh2+4kcGCMH7VFQRf3DlF8G9Xr4dKFlt5" +
        "9T1sPIRY/xt/RPB7fvMBgr+X1wn+7TNfBRw/8YKDAcfPuPduXB//wg23EfzA8EfRnjj0kI5rsaL3LLyZ4Iv6niL4" +
        "V/ddz8ZHSDZWLgGc7FmWJfidn+wj+Mbjmwh+8QcvAq457owbAdcUH7+c4M+eO0Xw/WPrngJPOuCaNYBrd519M8F7" +
        "13zgdMC3XVkBXFf/5pMB13X8so3gswoPEHzDyz8j+LGfn4LnX7L5kEXAS8QXHyT4in9/CuOz5LdtewHXr//KJYDr" +
        "+3tTBJ//hz6Cv3/d9Xi/pTU1LwJe+vrfZwle3Hw5wdckmwh++qJ1GJ9lhx5zI+Blk9+9meCLdk4R/PuHK4AbVnz7" +
        "XrxPw2nNbQS/+8EPEnzzKT8j+C9NpwBu3JZdBNyovv5Bgq/76ZMYn8b7xb2Al7/m+U8CXr7r/SmCLzmwl+BfPHs9" +
        "3n9F8/YXAK/YfkCW4PPUTxP8za4mgl/53VqMR9PW0o2Am/TYDwm+4mNTBD/8Wg3wypa/Yb0KK8/86EN435XvO3ya" +
        "4Du+dSHBrwyuBdzc9+d2wM3G17BeheabBr+G529+5F6sV6HlpLkc4JYzlzxI8FX/tZLgO47FehVWHXzLtwGv6tud" +
        "IvhjT08T/J13PgG4tWH9WsCtJz6G9Sq0vutdH8T7tF7VupLgl646BfDqg9+A9SqsLv36QYI/NjlN8H1/3wt4zbLz" +
        "1wJec/oRKYLf+RLWq7Dm5+dfj/dd89LBWK/C2s4bsoDXlnofJPjrf2oi+D4N61VYt6X+RsDrxj6RIvjy46YI/un3" +
        "nwC8ft2eNYDXd27CehXWX/CDD2J81n99FOtV2FDz+CmAN2w+i9brhre1Pkjwpz9L63XDU2/cC/iAtb9YA/gAKZ8i" +
        "+IKTab0ecPcvrsd4bKyZOBnwxtNezhK8+P4HCP7RIU0EP/llWq8Hntp3I+ADc3fTej3wS5Upgu9KPg74oCM+uab8" +
        "PyHwC2Y7/myBnySDsAL/HaYY6xa5l1oigSljxJ3npPa4S4zwiLhL6L1cIi7OY38k4v46osCf+pcI/J+znvN/92j8" +
        "3xb4U/9f4P/XCPzNuhDbLWyYe7NrjcdNbAZWC/tuXRmEgwkXYvhxMB6rdm+s4BN2RCx+Nq+NnWCvQd4Hx7q4hXWe" +
        "xqTAHvNI9neU9fs/i3HmswatENezVq2QnPWs8ddsQnE4e1J2EDvcery6l+nIqvoXPawmrJwSZ8XNhi4XN2c0SUpL" +
        "+h8uGv7ohY+ftycB2315DsQqYZ9YFJX85l5Fl/KS1nzff13+4jvOe31ciPUKNficrzSvCU3OeYNGaULS3nPVhRuX" +
        "7b333y1fAC1IMAEhbh8l5r2P0qEWi2lJG/vQF64/ZcOVKxO4Q0IX89RBgp6J6ZsU5bUkTvixpAZd86elWhR0lJyv" +
        "fs0BsdzwvRfeuOnwqQdY3/3C0qxaKuMr1/ja2up+nLwFJyMs2KzfNl9m/RzsvJ2szKrT0mb2mLJYlBelXL9YmsiJ" +
        "qviLvcccdeK5cWFpr7BcLpWLA5JeUHM7ZCW3R2jIimXd0KRcSstXdKFlD78XOtwyNDElZfVt/cJyfpKs5DuKYoWd" +
        "ttJ1FlWxk9ZOGkpWl1VFLGI+tEkxK1EbZra2X9gY0M6fZFDk+dHYSYfs96S0nFdEPKl5Zj3exN2/69VcHbY4tf4e" +
        "VssKIkN1WdSlHD8ls8BDvWppXmtp6Qs2ijQAk+06YVYTGtOIny9Vhib72HgIzr/5si5scGbNeit8hJoOdKFGLJeL" +
        "C7pwxJHVI35UdZXO8ZjXsbvK2IxbW5TYT0EXEkce1asLr3F3xc/xdGUuk23swVe5UdvCKN/zrwrCOl2o46gp+e5n" +
        "IUv1y4BZLTmQjUeR8PEwfj17uMNOOkk8+eSTjp887Fhd6Dyy/1XGK6Df/d2pjdacMP//ALU1UDs=";

    static Object[] objects() {
        List<Object> all = new ArrayList<>();
        for (String id : new String[] { "UTC", "GMT+01:00", "Europe/Paris", "America/New_York" }) {
            TimeZone zone = TimeZone.getTimeZone(id);
            Calendar calendar = new GregorianCalendar(zone, Locale.ROOT);
            calendar.setTimeInMillis(1600000000000L);
            SimpleDateFormat format = new SimpleDateFormat("EEE yyyy-MM-dd HH:mm Z", Locale.ROOT);
            format.setTimeZone(zone);
            Collections.addAll(all, zone, calendar, format);
        }
        Collections.addAll(
            all,
            new SimpleTimeZone(-3600000, "Z", 3, 8, -1, 0, 1, 9, 1, 2, 15, 0, 1800000),
            new DecimalFormat("#,##0.0#;(#)", DecimalFormatSymbols.getInstance(Locale.ROOT)),
            NumberFormat.getPercentInstance(Locale.ROOT),
            new TreeSet<>(Set.of(3, 1, 2)),
            Map.of("a", 1),
            List.of(1, 2, 3),
            new TreeMap<>(
                Comparator.comparing(
                    (java.util.function.Function<String, Integer> & Serializable) String::length
                )
            )
        );
        return all.toArray();
    }

    static String show(Object o) {
        if (o instanceof Calendar) {
            Calendar c = (Calendar) o;
            return (
                c.getTimeInMillis() +
                " " +
                c.getTimeZone().getID() +
                " " +
                c.get(Calendar.HOUR) +
                " " +
                c.get(Calendar.ZONE_OFFSET) +
                " " +
                c.get(Calendar.DST_OFFSET)
            );
        }
        if (o instanceof DateFormat) return (
            ((DateFormat) o).format(new Date(1600000000000L)) +
            " " +
            ((DateFormat) o).format(new Date(0))
        );
        if (o instanceof NumberFormat) return (
            ((NumberFormat) o).format(12345.678) + " " + ((NumberFormat) o).format(-0.5)
        );
        if (o instanceof TimeZone) {
            TimeZone z = (TimeZone) o;
            long hash = 0;
            for (long t = 400000000000L; t < 1500000000000L; t += 400000000L) hash =
                hash * 31 + z.getOffset(t) + (z.inDaylightTime(new Date(t)) ? 1 : 0);
            return z.getID() + " " + z.getRawOffset() + " " + hash;
        }
        if (o instanceof TreeMap) {
            @SuppressWarnings("unchecked")
            TreeMap<String, Integer> m = (TreeMap<String, Integer>) o;
            m.put("long", 1);
            m.put("is", 2);
        }
        return String.valueOf(o);
    }

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(new DeflaterOutputStream(to))) {
            out.writeObject(o);
        }
        return to.toByteArray();
    }

    static void read(byte[] bytes) throws Exception {
        try (
            ObjectInputStream in = new ObjectInputStream(
                new InflaterInputStream(new ByteArrayInputStream(bytes))
            )
        ) {
            for (Object o : (Object[]) in.readObject()) System.out.println(show(o));
        }
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            String text = Base64.getEncoder().encodeToString(bytes(objects()));
            System.out.println('"' + text.replaceAll(".{88}(?=.)", "$0\" +\n        \"") + '"');
            return;
        }
        read(Base64.getDecoder().decode(TEXT));
        System.out.println();
        read(bytes(objects()));
    }
}
